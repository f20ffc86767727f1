"""Words for people, in French and English: sentences for events, refusals, errors and the command line.

The engine holds codes and parameters; the sentences live in Fluent files (`tablee.*.ftl` here, `text.*.ftl` in each
game's folder). docs/words.md says how to add a language or a game.
"""

from tablee.text.languages import DEFAULT, LANGUAGES, from_environment
from tablee.text.speaker import MissingWords, Speaker, Words, speaker

__all__ = ["DEFAULT", "LANGUAGES", "MissingWords", "Speaker", "Words", "from_environment", "speaker"]
