import { feedOfPage } from '#domain/content/feed.ts'
import { isPlaceKind } from '#domain/content/kind.ts'
import { CITY_KINDS } from '#domain/content/kind-lists.ts'
import { neighboursOf } from '#domain/region/neighbouring-prefectures.ts'
import { listCityPages } from '../db/content/city-pages.server.ts'
import { fewBesideInCity } from '../db/publications/affected-areas.server.ts'
import { cityAddress, pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/** The pages of the municipalities that have an entry, or had it, and what changes where such a page comes or goes. */
export async function addressesOfCities(
  db: D1Database,
  { kind, id, versions, isNewOrGone, isMoved, isCardChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (!CITY_KINDS.includes(kind) || (!isMoved && !isCardChanged)) return []
  const codes = [...new Set(versions.flatMap(({ cityCode }) => cityCode ?? []))]
  const isCounted = isNewOrGone || codes.length > 1 || versions.some(({ cityCode }) => !cityCode)
  const turned = isCounted
    ? await Promise.all(codes.map((code) => addressesOfTurn(db, code, { kind, id }, now)))
    : []
  // Places link to the page of their municipality: it is written with them.
  return [...ranked(RANK.first, codes.flatMap(cityAddress)), ...turned.flat()]
}

/**
 * What is affected where the page of a municipality may have come or gone: its feed, its other places, which link to the
 * page, and the municipalities around it. When entries are published at the same time, those after it know of each other;
 * so only the ones before it are counted.
 */
async function addressesOfTurn(
  db: D1Database,
  code: string,
  entry: Pick<Difference, 'kind' | 'id'>,
  now: Date,
): Promise<Ranked[]> {
  const beside = await fewBesideInCity(db, code, entry, now)
  if (!beside) return []
  const prefecture = code.slice(0, 2)
  const around = await listCityPages(db, now, [prefecture, ...neighboursOf(prefecture)])
  return [
    ...ranked(RANK.first, cityAddress(code).map(feedOfPage)),
    ...ranked(RANK.related, beside.filter((page) => isPlaceKind(page.kind)).map(pageAddress)),
    ...ranked(
      RANK.nearby,
      around.flatMap((city) => cityAddress(city.code)),
    ),
  ]
}
