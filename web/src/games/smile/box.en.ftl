box-smile = Smile
box-smile-line = An auction with fireflies, in the night wood. Two creatures of one colour scare each other off.
