; Installs Treasure Games for one user, without an administrator. Saves and settings lie elsewhere
; (%LOCALAPPDATA%\treasure-games) and outlast the uninstaller.
;
; makensis -DVERSION=... -DNUMBERS=1.2.3.0 -DFOLDER=frozen -DICON=app.ico -DOUT=setup.exe -DHOMEPAGE=... -DAUTHOR=...
Target amd64-unicode
Unicode true
SetCompressor zlib
RequestExecutionLevel user

!include MUI2.nsh

!define NAME "Treasure Games"
!define PROGRAM "treasure-games.exe"
!define TYPE "TreasureGames.Record"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TreasureGames"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

Section
    ; What an earlier version had and this one hasn't would stay for ever.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

    WriteRegStr HKCU "Software\Classes\.treasure" "" "${TYPE}"
    WriteRegStr HKCU "Software\Classes\${TYPE}" "" "Match of ${NAME}"
    WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" watch "%1"'

    WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${ENTRY}" "Publisher" "${AUTHOR}"
    WriteRegStr HKCU "${ENTRY}" "URLInfoAbout" "${HOMEPAGE}"
    WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
    ; Only what was installed, by name: the folder may have been chosen by hand.
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${PROGRAM}"
    Delete "$INSTDIR\NOTICES.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "Software\Classes\${TYPE}"
    ReadRegStr $0 HKCU "Software\Classes\.treasure" ""
    StrCmp $0 "${TYPE}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.treasure"
    DeleteRegKey HKCU "${ENTRY}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
