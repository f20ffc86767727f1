box-shingle = Shingle
box-shingle-line = A large heap of stones, and many people.
