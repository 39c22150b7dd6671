import type { BusinessStatus } from '#domain/place/business-status.ts'
import type { Place } from '#domain/place/place.ts'
import type { CardOwn } from '../content/content-table.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** The columns that `placeState` reads. */
export const PLACE_CARD_COLUMNS = ['business_status', 'lat', 'lng'] as const

/** The part that the cards of all places share. */
export const placeState = (row: Row): Pick<CardOwn, 'businessStatus' | 'position'> => ({
  businessStatus: row.business_status as BusinessStatus,
  position: { lat: Number(row.lat), lng: Number(row.lng) },
})

/** The first access route, as a list of one, or of none. */
export function accessFact(row: Row): string[] {
  const access: Place['access'] = storedJson(row.access)
  return access.slice(0, 1).map(({ text }) => text)
}

/** `12,000円から` for one person, or nothing without a price. */
export const priceFact = (amount: string | number | null | undefined, suffix: string): string[] =>
  typeof amount === 'number' ? [`${amount.toLocaleString('ja-JP')}円${suffix}`] : []
