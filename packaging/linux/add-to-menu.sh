#!/bin/sh
# Adds the portable Treasure Games to the menu of this user, and opens .treasure files with it.
#
#   ./add-to-menu.sh             again after the folder was moved
#   ./add-to-menu.sh --remove    takes it out; saves and settings stay
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}

case ${1-} in
    "" | --remove) ;;
    *) echo "usage: $0 [--remove]" >&2; exit 2 ;;
esac

# An entry holds the program's whole path, quoted by the rules of desktop entries and then of sed.
program=$(printf '%s' "$here/treasure-games" |
    sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[\\&|]/\\&/g')

(cd "$here/share" && find . -type f) | while IFS= read -r file; do
    target=$share/${file#./}
    if [ "${1-}" = --remove ]; then
        rm -f "$target"
        continue
    fi
    mkdir -p "$(dirname "$target")"
    case $file in
        *.desktop) sed "s|^Exec=treasure-games|Exec=\"$program\"|" "$here/share/$file" >"$target" ;;
        *) cp "$here/share/$file" "$target" ;;
    esac
done

# Where a desktop keeps no such caches there is nothing to bring up to date.
command -v update-mime-database >/dev/null && update-mime-database "$share/mime" >/dev/null 2>&1 || true
command -v update-desktop-database >/dev/null && update-desktop-database "$share/applications" >/dev/null 2>&1 || true
command -v gtk-update-icon-cache >/dev/null && gtk-update-icon-cache -qt "$share/icons/hicolor" >/dev/null 2>&1 || true
