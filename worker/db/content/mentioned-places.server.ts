import type { PlaceKind } from '#domain/content/kind.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { MentionedPlace } from '#domain/content/mentioned-place.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

const COLUMNS =
  't.id, t.address, t.prices, t.free, t.tel, t.official_url, t.lat, t.lng, t.hours, t.closed, t.business_status'

/** Only activities have a season. */
const selectPlaces = (kind: PlaceKind): string =>
  `SELECT ${COLUMNS}, ${kind === 'activity' ? 't.months' : 'NULL AS months'}
   FROM ${CONTENT_TABLES[kind].table} t WHERE t.id IN (SELECT value FROM json_each(?)) AND ${PUBLIC_NOW}`

const json = (value: Row[string] | undefined) => storedJson(String(value ?? null))

function openingOf(kind: PlaceKind, row: Row): MentionedPlace['opening'] {
  const hours = json(row.hours)
  if (kind === 'hotel' || !hours || row.business_status === 'closed') return null
  const businessStatus = row.business_status as NonNullable<MentionedPlace['opening']>['businessStatus']
  return { hours, closed: json(row.closed), businessStatus, ...(row.months && { months: json(row.months) }) }
}

const toPlace = (kind: PlaceKind, row: Row): MentionedPlace => ({
  address: String(row.address),
  prices: json(row.prices),
  free: row.free === 1,
  tel: row.tel as string | null,
  officialUrl: row.official_url as string | null,
  lat: Number(row.lat),
  lng: Number(row.lng),
  opening: openingOf(kind, row),
})

/** The facts of the mentioned places that are public, by id; other kinds of content have none. */
export async function mentionedPlaces(
  db: D1Database,
  refs: readonly ContentRef[],
  now: Date,
): Promise<Record<string, MentionedPlace>> {
  const kinds = PLACE_KINDS.filter((kind) => refs.some((ref) => ref.kind === kind))
  if (kinds.length === 0) return {}
  const results = await db.batch<Row>(
    kinds.map((kind) => {
      const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id)
      return db.prepare(selectPlaces(kind)).bind(JSON.stringify(ids), ...bindNow(now))
    }),
  )
  return Object.fromEntries(
    kinds.flatMap((kind, index) =>
      (results[index]?.results ?? []).map((row) => [String(row.id), toPlace(kind, row)]),
    ),
  )
}
