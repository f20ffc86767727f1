"""All the attacks, by their names."""

from __future__ import annotations

from tests.attacks.amplifiers import AMPLIFIERS
from tests.attacks.attack import Attack
from tests.attacks.controls import CONTROLS
from tests.attacks.crowds import CROWDS
from tests.attacks.foreign import FOREIGN
from tests.attacks.guessing import GUESSING
from tests.attacks.malformed import MALFORMED
from tests.attacks.questions import QUESTIONS
from tests.attacks.slow import SLOW
from tests.attacks.spam import SPAM
from tests.attacks.thinking import THINKING

ALL: tuple[Attack, ...] = (
    *CONTROLS,
    *QUESTIONS,
    *CROWDS,
    *THINKING,
    *GUESSING,
    *AMPLIFIERS,
    *SPAM,
    *MALFORMED,
    *FOREIGN,
    *SLOW,
)
ATTACKS = {attack.name: attack for attack in ALL}
