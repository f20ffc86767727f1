// Made by `python -m tablee.server.typescript` from the server's own types. Do not edit.

/** The fields of each event, in the order in which they are sent. */
export const FIELDS = {
  person_sat: ["seat", "name"],
  person_stood: ["seat", "name"],
  bot_sat: ["seat", "level"],
  seat_freed: ["seat"],
  seats_swapped: ["one", "other"],
  settings_changed: ["settings"],
  ready_changed: ["seat", "ready"],
  host_changed: ["name"],
  game_begun: ["commitment", "salts"],
  question_asked: ["seat", "question"],
  question_answered: ["seat", "question", "yes"],
  question_dropped: ["question"],
  move_explained: ["seat", "key", "params"],
  move_taken_back: ["seat"],
  game_paused: [],
  game_resumed: [],
  seed_revealed: ["seed", "salts"],
  rematch_opened: ["table"],
  table_closed: [],
  seat_gone: ["seat", "reason", "played_by"],
  seat_back: ["seat"],
  default_played: ["seat", "reason"],
  clock_started: ["seat", "deadline", "bank"],
} as const;
