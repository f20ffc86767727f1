"""Pebbles: two to four players take one to three pebbles in turn; whoever takes the last one wins. A whole box."""

from tablee.games.pebbles.game import PebblesGame

GAME = PebblesGame()
