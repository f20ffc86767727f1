box-loupsgarous = Les Loups-Garous
box-loupsgarous-short = Loups-Garous
box-loupsgarous-line = Un village, des loups cachés parmi vous, des nuits secrètes et des jours bavards : trouvez-les, ou ne vous faites pas prendre.
