import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { LoaderContext } from '#renderer/loader.ts'

/** The kinds a prefecture page lists, in its order. */
export const KINDS = [
  'spot',
  'article-page',
  'hotel',
  'restaurant',
  'activity',
  'gift',
  'campaign',
] as const satisfies readonly ContentKind[]
export type ListedKind = (typeof KINDS)[number]

/** What no prefecture should be without: it is shown from its neighbours where it has none of its own. */
const NEEDED: readonly ListedKind[] = ['spot', 'article-page', 'hotel', 'restaurant', 'activity']

/** So many cards of a kind are shown; as many more are read, for those that stand under the season already. */
export const PER_KIND = 4
const READ = PER_KIND * 2
const PER_MISSING_KIND = 2
const MOST_MISSING = 4

export type KindList = { kind: ListedKind; cards: Card[]; total: number }

/** Everything public of a prefecture, by kind, with how much there is; kinds without anything are left out. */
export async function listsOf(content: LoaderContext['content'], prefecture: string): Promise<KindList[]> {
  const pages = await Promise.all(
    KINDS.map((kind) => content.pageOfCards(kind, { prefecture }, { limit: READ })),
  )
  return KINDS.map((kind, index) => ({
    kind,
    cards: pages[index]?.cards ?? [],
    total: pages[index]?.total ?? 0,
  })).filter(({ total }) => total > 0)
}

/** Cards from the other prefectures of a region, of the kinds that a prefecture has nothing of. */
export async function neighbourCards(
  content: LoaderContext['content'],
  others: readonly string[],
  present: readonly ListedKind[],
): Promise<{ kinds: ListedKind[]; cards: Card[] }> {
  const missing = NEEDED.filter((kind) => !present.includes(kind))
  const each = missing.length === 1 ? MOST_MISSING : PER_MISSING_KIND
  const lists = await Promise.all(
    missing.map((kind) => content.listCards(kind, { prefectures: others }, each)),
  )
  return { kinds: missing.filter((_, index) => lists[index]?.length), cards: lists.flat() }
}
