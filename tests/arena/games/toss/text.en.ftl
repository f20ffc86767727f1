game-name = Toss
