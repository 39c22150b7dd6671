import type { GuidePlaceKind } from '#domain/content/kind.ts'
import { GUIDE_PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { BusinessStatus } from '#domain/place/business-status.ts'
import type { OpeningPlace } from '#domain/place/opening-day.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuidePicture, GuidePlace } from '#domain/travel/guide-document.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { contentOf } from '../members/databases.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

export type PlaceRef = { kind: GuidePlaceKind; id: string }

const STAY: Record<GuidePlaceKind, string> = {
  spot: 't.stay_minutes',
  hotel: 'NULL',
  restaurant: 'NULL',
  activity: 't.duration_min',
}

const FACTS = ['id', 'slug', 'hero', 'prefecture_code', 'address', 'tel', 'hours', 'closed'] as const

/**
 * Places that were public once: an unpublished one is not readable, even with its id. Binds `now` twice, the ids, and
 * `now` again. CROSS JOIN keeps SQLite from scanning all published places.
 */
function selectPlaces(kind: GuidePlaceKind): string {
  const { table, cardColumns } = CONTENT_TABLES[kind]
  const columns = [...FACTS, ...cardColumns].map((name) => `t."${name}"`).join(', ')
  const hours = kind === 'hotel' ? 't.check_in, t.check_out' : 'NULL AS check_in, NULL AS check_out'
  const months = kind === 'activity' ? 't.months' : 'NULL'
  return `SELECT ${columns}, ${STAY[kind]} AS stay, ${hours}, ${months} AS months, (${PUBLIC_NOW}) AS is_public
    FROM json_each(?) named CROSS JOIN ${table} t ON t.id = named.value
    WHERE t.published_at <= ? AND t.status IN ('published', 'archived')`
}

const json = (value: Row[string] | undefined) => storedJson(String(value ?? null))

function openingOf(row: Row): OpeningPlace | null {
  const [hours, closed] = [json(row.hours), json(row.closed)]
  const businessStatus = row.business_status as BusinessStatus
  if (!hours && !closed && !row.months && businessStatus === 'open') return null
  return { hours, closed, businessStatus, ...(row.months && { months: json(row.months) }) }
}

function pictureOf(row: Row): GuidePicture {
  const { address, alt, focalX, focalY } = json(row.hero)
  return { address, alt, focalX, focalY }
}

function toPlace(kind: GuidePlaceKind, row: Row): GuidePlace {
  const { title, label, href } = CONTENT_TABLES[kind].card(row, new Date())
  const [lat, lng] = [Number(row.lat), Number(row.lng)]
  const prefectureCode = row.prefecture_code as string | null
  const place = { kind, id: String(row.id), title, label, prefectureCode, lat, lng }
  if (row.is_public !== 1)
    return {
      ...place,
      href: null,
      address: '',
      tel: null,
      picture: null,
      stayMinutes: null,
      businessStatus: 'open',
      opening: null,
    }
  return {
    ...place,
    href,
    address: String(row.address),
    tel: row.tel as string | null,
    picture: pictureOf(row),
    stayMinutes: row.stay as number | null,
    ...(row.check_in && { stay: { checkIn: String(row.check_in), checkOut: String(row.check_out) } }),
    businessStatus: row.business_status as BusinessStatus,
    opening: openingOf(row),
  }
}

/** The place of an activity, or none. */
export const placeRefOf = ({ kind, refId }: Pick<TravelActivity, 'kind' | 'refId'>): PlaceRef[] =>
  refId !== null && kind !== 'move' && kind !== 'free' ? [{ kind, id: refId }] : []

/** The current places, each once: public ones with their facts, formerly public ones without. */
export async function listGuidePlaces(
  db: D1Database,
  refs: readonly PlaceRef[],
  now: Date,
): Promise<GuidePlace[]> {
  const kinds = GUIDE_PLACE_KINDS.filter((kind) => refs.some((ref) => ref.kind === kind))
  if (kinds.length === 0) return []
  const content = contentOf(db)
  const results = await content.batch<Row>(
    kinds.map((kind) => {
      const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id)
      return content
        .prepare(selectPlaces(kind))
        .bind(...bindNow(now), JSON.stringify([...new Set(ids)]), now.toISOString())
    }),
  )
  return kinds.flatMap((kind, index) => (results[index]?.results ?? []).map((row) => toPlace(kind, row)))
}
