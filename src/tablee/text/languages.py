"""Which languages there are, and which one a person's system asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")
DEFAULT: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of LC_ALL or LANG (`fr_FR.UTF-8` is French), if we speak it; otherwise English."""
    for variable in VARIABLES:
        asked = environment.get(variable)
        if asked:
            language = asked[:2].lower()
            return language if language in LANGUAGES and not asked[2:3].isalpha() else DEFAULT
    return DEFAULT
