import type { Card } from '#domain/content/card.ts'
import type { LoaderContext } from '#renderer/loader.ts'

const PICKS = 4

/** Nobody is sent where nothing is open. */
const isOpen = ({ businessStatus }: Card): boolean =>
  businessStatus !== 'closed' && businessStatus !== 'tempClosed'

/** Places at their best in a month: of the prefecture (`isOwn`), or else of the rest of its region. */
export async function seasonPicks(
  content: LoaderContext['content'],
  prefecture: string,
  others: readonly string[],
  month: number,
  /** What is shown already. */
  except: ReadonlySet<string>,
): Promise<{ cards: Card[]; isOwn: boolean }> {
  const pick = async (prefectures: readonly string[]) =>
    (await content.listCards('spot', { prefectures, month }, PICKS * 2))
      .filter((card) => isOpen(card) && !except.has(card.id))
      .slice(0, PICKS)
  const own = await pick([prefecture])
  return own.length > 0 ? { cards: own, isOwn: true } : { cards: await pick(others), isOwn: false }
}
