box-archibald = À la recherche d’Archibald
box-archibald-short = Archibald
box-archibald-line = Quatre héros de deux millimètres : traversez village, jardin et palais tuile après tuile, et trouvez la geôle d’Archibald avant les autres.
