shingle-taken = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
shingle-how-many = Stones taken
