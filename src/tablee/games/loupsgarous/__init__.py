"""Les Loups-Garous de Thiercelieux and Le Village, five to twenty-nine players: docs/rules/loupsgarous.md.

It is being built: a folder without a `GAME` does not stand on the shelf yet.
"""
