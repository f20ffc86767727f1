// Made by `python -m tablee.server.typescript` from the server's own types. Do not edit.

/** The fields of each event, in the order in which they are sent. */
export const FIELDS = {
  game_started: ["seats", "removed_marks", "deck_count", "supply_fireflies", "supply_tears", "start_seat"],
  hand_updated: ["seat", "fireflies"],
  round_started: ["round", "start_seat", "deck_count"],
  row_revealed: ["cards", "draw_order"],
  turn_started: ["seat"],
  decision_requested: ["seat", "options"],
  firefly_offered: ["seat", "card", "card_fireflies"],
  tear_taken: ["seat", "seat_tears"],
  firefly_borrowed: ["seat", "card", "card_fireflies"],
  creature_collected: ["seat", "card", "fireflies", "automatic"],
  pair_fled: ["seat", "cards", "colour"],
  round_ended: ["round", "next_start_seat"],
  game_ended: ["tallies", "winners"],
} as const;
