/** The creature that somebody has touched: the board and what lies in front of them speak of the same one. */

export class Choice {
  card = $state<string | null>(null)
}
