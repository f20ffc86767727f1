box-schtroumpfs = The Smurfs
box-schtroumpfs-short = Smurfs
box-schtroumpfs-line = Hidden Village: build it together, rescue the lost ones and bake the cakes before Gargamel finds you.
