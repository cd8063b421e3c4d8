"""The terms of a table in the making: its articles, and what each option's value is now."""

from collections.abc import Mapping
from typing import Final

from treasure_games.core import options
from treasure_games.core.language import N_, translate as _
from treasure_games.match.seats import Seat
from treasure_games.screens.setup.articles import Clause
from treasure_games.stage.settings import CURTAIN, PEEK, Settings

PRIVACY: Final = options.HouseRule(
    "privacy",
    N_("Secrets"),
    N_("How people sharing a screen keep their cards secret."),
    "",
    (
        options.Choice(CURTAIN, N_("A curtain falls between turns"), N_("a curtain falls")),
        options.Choice(PEEK, N_("Hands lie face down; hold to peek"), N_("hands lie face down")),
    ),
)
"""A setting of the app that is asked for along with the house rules."""
_PRIVACY_ARTICLE: Final = options.Article(N_("So that nobody peeks, {privacy}."))


class Terms:
    """What a crew agrees on. Options that nobody has chosen follow what is proposed to the crew."""

    def __init__(
        self,
        info: options.GameInfo,
        settings: Settings,
        chosen: Mapping[str, options.OptionValue],
        people: int,
    ) -> None:
        self._info, self._settings = info, settings
        self.crew: tuple[Seat, ...] = ()
        proposed = {rule.name: rule.default_for(people) for rule in info.options}
        self.chosen = {name: value for name, value in chosen.items() if value != proposed.get(name)}
        """The options of the person's own choice."""
        self._articles = options.articles_of(info)

    def sentences(self) -> list[options.Article]:
        """Return the articles that have any effect."""
        applying = [one for one in self._articles if one.applies(self._info, self.chosen)]
        if self.people > 1 and self._info.has_secrets(self.chosen):
            applying.append(_PRIVACY_ARTICLE)
        return applying

    def clauses(self) -> dict[str, Clause]:
        """Return the filled gaps of these articles by option."""
        return {
            name: self._clause(self.rule(name))
            for article in self.sentences()
            for name in article.options
        }

    def rule(self, name: str) -> options.HouseRule:
        """Return the option of this name."""
        return PRIVACY if name == PRIVACY.name else self._info.option(name)

    def value(self, rule: options.HouseRule) -> options.OptionValue:
        """Return the value of an option as things stand."""
        if rule is PRIVACY:
            return self._settings.privacy
        return self.chosen.get(rule.name, rule.default_for(self.people))

    def number(self, rule: options.HouseRule) -> int:
        """Return the number that a value is or stands for, else the least that is allowed."""
        value = self.value(rule)
        number = value if isinstance(value, int) else rule.number_for(value, len(self.crew))
        if isinstance(number, int):
            return number
        return rule.numbers.low if rule.numbers else 0

    def choose(self, rule: options.HouseRule, value: options.OptionValue) -> None:
        """Choose a value."""
        if rule is PRIVACY:
            self._settings.privacy = str(value)
        else:
            self.chosen[rule.name] = value

    def setup(self) -> options.Setup:
        """Return the whole; raises `BadSetup`."""
        values = {rule.name: self.value(rule) for rule in self._info.options}
        return options.Setup.of(self._info, len(self.crew), values)

    @property
    def people(self) -> int:
        """How many people share the screen."""
        return sum(seat.is_human for seat in self.crew)

    def _clause(self, rule: options.HouseRule) -> Clause:
        value = self.value(rule)
        is_own = rule is not PRIVACY and value != rule.default_for(self.people)
        return Clause(rule.name, rule.words_for(value, len(self.crew)), is_own, _(rule.help))
