box-schtroumpfs = Les Schtroumpfs
box-schtroumpfs-short = Schtroumpfs
box-schtroumpfs-line = Le Village secret : bâtissez-le tous ensemble, sauvez les égarés et préparez les gâteaux avant que Gargamel ne vous trouve.
