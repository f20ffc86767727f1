box-grumpf = Grumpf
box-grumpf-line = Tous les clans chassent à la fois. Retourne, pose, assomme, et file au lit avant la dernière cabane.
