import type { Card } from '#domain/card.ts'

/** The cards of everything that blocks mention, by id. */
export type MentionedCards = Record<string, Card>
