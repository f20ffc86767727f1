game-name = Vote
side-village = the village
side-wolves = the wolves
ending-wolf-out = A wolf was voted out
