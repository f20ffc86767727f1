game-name = Pile ou face
