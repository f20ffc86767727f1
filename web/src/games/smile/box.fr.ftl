box-smile = Smile
box-smile-line = Une enchère aux lucioles, la nuit dans les bois. Deux créatures de même couleur se font fuir.
