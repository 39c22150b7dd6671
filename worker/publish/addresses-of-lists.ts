import { CONTENT_KINDS, type ContentKind, SEARCH_KINDS } from '#domain/content/kind.ts'
import { regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { neighboursOf } from '#domain/region/neighbouring-prefectures.ts'
import { listPagePaths, PER_PAGE } from '#domain/search/list-page.ts'
import { link } from '#domain/url/link.ts'
import { countNewer, countPublic } from '../db/publications/affected.server.ts'
import { isDeepList, listAddresses } from './deep-lists.ts'
import { prefectureAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import { SLOT_ADDRESSES } from './slot-addresses.ts'
import type { Difference } from './what-changed.ts'

/** The kinds whose lists are split into pages. */
const SPLIT = ['article-page', 'spot', 'hotel', 'gift', 'goods'] as const
type SplitKind = (typeof SPLIT)[number]
const isSplit = (kind: ContentKind): kind is SplitKind => SPLIT.some((one) => one === kind)

/** Lists that show their entries whole. */
const WHOLE = { feature: 'features', product: 'products', campaign: 'campaigns' } as const
const isWhole = (kind: ContentKind): kind is keyof typeof WHOLE => kind in WHOLE

/** What the top page shows cards of. */
const ON_TOP: readonly ContentKind[] = ['article-page', 'spot', 'hotel', 'gift', 'feature', 'campaign']

/** Lists that have an entry, or count it: of its kind, of its prefectures, the top page. */
export async function addressesOfLists(db: D1Database, difference: Difference, now: Date): Promise<Ranked[]> {
  const { kind, versions, isMoved, isCardChanged } = difference
  if (isWhole(kind)) return [...ranked(RANK.first, [link(WHOLE[kind])]), ...general(difference)]
  if (!isMoved && !isCardChanged) return []
  if (kind === 'sponsored-page') {
    const slots = versions.flatMap((version) => version.slots ?? [])
    return ranked(
      RANK.first,
      slots.flatMap((slot) => SLOT_ADDRESSES[slot] ?? []),
    )
  }
  return [...(isSplit(kind) ? await pagesOfList(db, kind, difference, now) : []), ...general(difference)]
}

/**
 * A card that moved changes every page of its list, with the numbers on them: the first ones are made, those further
 * down when somebody asks. One that says something else changes its own.
 */
async function pagesOfList(
  db: D1Database,
  kind: SplitKind,
  { id, versions, isMoved, isNewOrGone }: Difference,
  now: Date,
): Promise<Ranked[]> {
  const path = link(CONTENT_KINDS[kind].plural)
  const [one] = versions
  if (isMoved) {
    // It may have been one more until now.
    const total = (await countPublic(db, kind, now)) + (isNewOrGone ? 1 : 0)
    const [first = path, ...others] = listAddresses(path, listPagePaths(path, total))
    return [
      ...ranked(RANK.first, [first, ...others.filter(isDeepList)]),
      ...ranked(
        RANK.deep,
        others.filter((other) => !isDeepList(other)),
      ),
    ]
  }
  const newer = await countNewer(db, kind, { id, publishedAt: one?.publishedAt ?? '' }, now)
  const page = listPagePaths(path, newer + 1).at(Math.floor(newer / PER_PAGE))
  return ranked(RANK.first, page ? [page] : [])
}

/** The top page and the pages of prefectures: its own, and those that show what is around them. */
function general({ kind, versions, isMoved, isCardChanged }: Difference): Ranked[] {
  if (!isMoved && !isCardChanged) return []
  const codes = [...new Set(versions.flatMap(({ prefectureCode }) => prefectureCode ?? []))]
  const around = codes.flatMap((code) => [
    ...(regionOfPrefecture(code)?.prefectures ?? []).map((prefecture) => prefecture.code),
    ...(kind === 'spot' ? neighboursOf(code) : []),
  ])
  return [
    ...ranked(RANK.first, ON_TOP.includes(kind) ? [link('top')] : []),
    ...ranked(RANK.first, SEARCH_KINDS.includes(kind) ? codes.flatMap(prefectureAddress) : []),
    ...ranked(RANK.nearby, AROUND.includes(kind) ? around.flatMap(prefectureAddress) : []),
  ]
}

/** What a prefecture without any shows from the others of its region. */
const AROUND: readonly ContentKind[] = ['spot', 'article-page', 'hotel', 'restaurant', 'activity']
