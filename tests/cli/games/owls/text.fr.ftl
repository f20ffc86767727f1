game-name = Les Hiboux
game-about = Un village de souris, et un hibou parmi elles.
rules-short = Trouvez le hibou avant qu’il vous ait tous mangés.
rules-points =
    La nuit, chacun marque quelqu’un, et la marque du hibou tue.
    Le jour, chacun peut accuser, puis vote en secret.
card-owl = hibou
card-hunter = chasseur
card-twin = jumelle
card-mouse = souris
screen-night = Nuit { $night }
screen-living = En vie : { $players }.
screen-vote = { $player } a voté contre { $target }.
prompt-night = Nuit : marque quelqu’un. Tu peux changer d’avis jusqu’à l’aube.
prompt-debate = Jour : accuse quelqu’un, ou jette la pierre.
prompt-ballot = Vote en secret.
prompt-shot = Tu tombes : emporte quelqu’un.
prompt-voters = Nomme ceux qui voteront demain.
choice-mark = marquer { $player }
choice-accuse = accuser { $player }
choice-stone = jeter la pierre à { $player }
choice-vote = voter contre { $player }
choice-shoot = tirer sur { $player }
choice-let = laisser { $player } voter
choice-done = c’est tout
verb-mark = marquer, mark
verb-accuse = accuser, accuse
verb-stone = pierre, stone
verb-vote = voter, vote
verb-shoot = tirer, shoot
verb-let = laisser, let
verb-done = fini, done
event-card-dealt = Ta carte : { $card }.
event-kin-told = Vous vous connaissez : { $players }.
event-night-fell = La nuit tombe sur le village.
event-mark-set = Tu marques { $target }.
event-day-broke = Le jour se lève.
event-died = { $who ->
    [you] Tu meurs. Ta carte : { $card }.
   *[other] { $player } meurt : { $card }.
}
event-accused = { $who ->
    [you] Tu accuses { $target }.
   *[other] { $target_who ->
        [you] { $player } t’accuse.
       *[other] { $player } accuse { $target }.
    }
}
event-stone-thrown = { $who ->
    [you] Tu jettes la pierre à { $target }.
   *[other] { $player } jette la pierre à { $target }.
}
event-ballot-opened = Le village vote.
event-vote-cast = Tu votes contre { $target }.
event-ballot-closed = { $count } ont voté.
event-shot-asked = { $who ->
    [you] Tu peux encore tirer.
   *[other] { $player } peut encore tirer.
}
event-spoke-up = { $player } a parlé.
event-voter-named = { $player } nomme un votant.
event-voters-named = Voteront demain : { $players }.
event-game-won = { $side ->
    [owls] Les hiboux ont gagné.
    [mice] Les souris ont gagné.
   *[nobody] Il ne reste personne.
} { $players }
refusal-malformed = Ce n’est pas un coup de ce jeu.
refusal-game-over = La partie est finie.
refusal-not-now = Pas maintenant.
