import type { Card } from '#domain/content/card.ts'
import type { LoaderContext } from '#renderer/loader.ts'

export type OfficeRecommendation = { card: Card; comment: string | null }

/** The editors' current recommendations for a prefecture in order; content that is not public is left out. */
export async function officeRecommendations(
  content: LoaderContext['content'],
  prefecture: string,
): Promise<OfficeRecommendation[]> {
  const recommendations = await content.listRecommendations(prefecture)
  if (recommendations.length === 0) return []
  const cards = await content.cardsOf(recommendations)
  return recommendations.flatMap(({ id, comment }) => {
    const card = cards[id]
    return card ? [{ card, comment }] : []
  })
}
