import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { NEEDED_KINDS, PREFECTURE_KINDS } from '#domain/content/kind-lists.ts'
import { MAX_SHOWN } from '#domain/content/popular-articles.ts'
import type { LoaderContext } from '#renderer/loader.ts'

/** Cards shown per kind. More are read, because some are already shown as recommendations or as the most read ones. */
export const PER_KIND = 4
const READ = PER_KIND * 2 + MAX_SHOWN
const PER_MISSING_KIND = 2
const MAX_MISSING = 4

type KindList = { kind: ContentKind; cards: Card[]; total: number }

/** The public content of a prefecture by kind with its counts; empty kinds are left out. */
export async function listsOf(content: LoaderContext['content'], prefecture: string): Promise<KindList[]> {
  const pages = await Promise.all(
    PREFECTURE_KINDS.map((kind) => content.pageOfCards(kind, { prefecture }, { limit: READ })),
  )
  return PREFECTURE_KINDS.map((kind, index) => ({
    kind,
    cards: pages[index]?.cards ?? [],
    total: pages[index]?.total ?? 0,
  })).filter(({ total }) => total > 0)
}

/** Cards from other prefectures of the region, for kinds without content. */
export async function neighbourCards(
  content: LoaderContext['content'],
  others: readonly string[],
  present: readonly ContentKind[],
): Promise<{ kinds: ContentKind[]; cards: Card[] }> {
  const missing = NEEDED_KINDS.filter((kind) => !present.includes(kind))
  const each = missing.length === 1 ? MAX_MISSING : PER_MISSING_KIND
  const lists = await Promise.all(
    missing.map((kind) => content.listCards(kind, { prefectures: others }, each)),
  )
  return { kinds: missing.filter((_, index) => lists[index]?.length), cards: lists.flat() }
}
