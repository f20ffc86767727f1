shingle-taken = { $count ->
    [one] { $count } galet
   *[other] { $count } galets
}
shingle-how-many = Galets pris
