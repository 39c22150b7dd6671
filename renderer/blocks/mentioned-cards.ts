import type { MentionedCard } from '#domain/content/mentioned-place.ts'

/** The cards of everything that blocks mention, by id. */
export type MentionedCards = Record<string, MentionedCard>
