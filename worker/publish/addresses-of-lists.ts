import { CONTENT_KINDS, hasPagedList, type PagedKind } from '#domain/content/kind.ts'
import { isEntryKind, isSearchKind, NEEDED_KINDS } from '#domain/content/kind-lists.ts'
import { regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { neighboursOf } from '#domain/region/neighbouring-prefectures.ts'
import { listPagePaths, PER_PAGE } from '#domain/search/list-page.ts'
import { link } from '#domain/url/link.ts'
import { countNewer, countPublic, prefecturesWithout } from '../db/publications/affected.server.ts'
import { isDeepList, listAddresses } from './deep-lists.ts'
import { prefectureAddress, RANK, type Ranked, ranked, regionAddress } from './ranked-addresses.ts'
import { SLOT_ADDRESSES } from './slot-addresses.ts'
import type { Difference } from './what-changed.ts'

/** Lists that have an entry, or count it: of its kind, of its prefectures, the top page. */
export async function addressesOfLists(db: D1Database, difference: Difference, now: Date): Promise<Ranked[]> {
  const { kind, versions, isMoved, isCardChanged } = difference
  if (isEntryKind(kind))
    return [
      ...ranked(RANK.first, [link(CONTENT_KINDS[kind].plural)]),
      ...(await general(db, difference, now)),
    ]
  if (!isMoved && !isCardChanged) return []
  if (kind === 'sponsored-page') {
    const slots = versions.flatMap((version) => version.slots ?? [])
    return ranked(
      RANK.first,
      slots.flatMap((slot) => SLOT_ADDRESSES[slot] ?? []),
    )
  }
  return [
    ...(hasPagedList(kind) ? await pagesOfList(db, kind, difference, now) : []),
    ...(await general(db, difference, now)),
  ]
}

/**
 * A moved card changes every page of its list with the numbers: the first ones are rendered, deeper ones on request. A
 * card with other text changes its own page.
 */
async function pagesOfList(
  db: D1Database,
  kind: PagedKind,
  { id, versions, isMoved, isNewOrGone }: Difference,
  now: Date,
): Promise<Ranked[]> {
  const path = link(CONTENT_KINDS[kind].plural)
  const [one] = versions
  if (isMoved) {
    // There were more entries before, if several were taken down at the same time.
    const total = (await countPublic(db, kind, now)) + (isNewOrGone ? PER_PAGE : 0)
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

/** The top page, pages of prefectures (the entry's own, and those that show nearby content), and those of regions. */
async function general(
  db: D1Database,
  { kind, versions, isMoved, isCardChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (!isMoved && !isCardChanged) return []
  const codes = [...new Set(versions.flatMap(({ prefectureCode }) => prefectureCode ?? []))]
  const regions = codes.flatMap((code) => regionOfPrefecture(code) ?? [])
  const ofRegion = regions.flatMap(({ prefectures }) => prefectures.map(({ code }) => code))
  // Others show those in season too, and count the spots of their neighbours.
  const around =
    kind === 'spot'
      ? [...ofRegion, ...codes.flatMap(neighboursOf)]
      : await prefecturesWithout(db, kind, NEEDED_KINDS.includes(kind) ? ofRegion : [], now)
  return [
    ...ranked(RANK.first, CONTENT_KINDS[kind].isOnTopPage ? [link('top')] : []),
    ...ranked(RANK.first, isSearchKind(kind) ? codes.flatMap(prefectureAddress) : []),
    ...ranked(RANK.related, hasPagedList(kind) ? regions.map(regionAddress) : []),
    ...ranked(RANK.nearby, around.flatMap(prefectureAddress)),
  ]
}
