import type { Card } from '#domain/content/card.ts'
import type { Data } from './+loader.ts'

/** The cards of a page in its order. */
export const shownCards = ({
  season,
  courses,
  lists,
  mentioning,
}: Pick<Data, 'season' | 'courses' | 'lists' | 'mentioning'>): Card[] => {
  const of = (isSpot: boolean) =>
    lists.filter(({ kind }) => (kind === 'spot') === isSpot).flatMap(({ cards }) => cards)
  return [...season, ...of(true), ...courses, ...of(false), ...mentioning]
}
