box-shingle = Galets
box-shingle-line = Un grand tas de galets, et beaucoup de monde.
