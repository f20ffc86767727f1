game-name = Vote
side-village = le village
side-wolves = les loups
ending-wolf-out = Un loup est éliminé
