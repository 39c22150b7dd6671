import type { Card } from '#domain/content/card.ts'
import type { LoaderContext } from '#renderer/loader.ts'

const MAX_RECOMMENDATIONS = 4

/** Closed places are never recommended. */
const isOpen = ({ businessStatus }: Card): boolean =>
  businessStatus !== 'closed' && businessStatus !== 'tempClosed'

/** Places in season in a month: of the prefecture (`isOwn`), otherwise of the rest of its region. */
export async function seasonRecommendations(
  content: LoaderContext['content'],
  prefecture: string,
  others: readonly string[],
  month: number,
  /** Ids already shown. */
  except: ReadonlySet<string>,
): Promise<{ cards: Card[]; isOwn: boolean }> {
  const cardsOf = async (prefectures: readonly string[]) =>
    (await content.listCards('spot', { prefectures, month }, MAX_RECOMMENDATIONS * 2))
      .filter((card) => isOpen(card) && !except.has(card.id))
      .slice(0, MAX_RECOMMENDATIONS)
  const own = await cardsOf([prefecture])
  return own.length > 0 ? { cards: own, isOwn: true } : { cards: await cardsOf(others), isOwn: false }
}
