/** What can be said with one touch: sent as a line of chat, shown as a drawing. */

export const REACTIONS = ['bravo', 'laugh', 'wow', 'tears', 'heart', 'hurry'] as const
export type ReactionName = (typeof REACTIONS)[number]

export function asText(reaction: ReactionName): string {
  return `:${reaction}:`
}

/** The reaction that a line of chat is, if it is nothing else. */
export function reactionIn(text: string): ReactionName | null {
  return REACTIONS.find((reaction) => asText(reaction) === text.trim()) ?? null
}
