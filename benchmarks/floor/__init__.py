"""What a move costs at the least: an empty server that reads one frame and sends as many bytes to four sockets."""
