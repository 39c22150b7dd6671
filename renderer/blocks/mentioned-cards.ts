import type { MentionedCard } from '#domain/content/mentioned-place.ts'

/** The cards of all content mentioned in blocks, by id. */
export type MentionedCards = Record<string, MentionedCard>
