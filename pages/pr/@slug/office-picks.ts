import type { Card } from '#domain/content/card.ts'
import type { LoaderContext } from '#renderer/loader.ts'

export type OfficePick = { card: Card; comment: string | null }

/** What the office recommends of a prefecture now, in its order; what is not public is left out. */
export async function officePicks(
  content: LoaderContext['content'],
  prefecture: string,
): Promise<OfficePick[]> {
  const picks = await content.listPicks(prefecture)
  if (picks.length === 0) return []
  const cards = await content.cardsOf(picks)
  return picks.flatMap(({ id, comment }) => {
    const card = cards[id]
    return card ? [{ card, comment }] : []
  })
}
