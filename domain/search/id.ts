import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '../content/kind.ts'
import { DAY_MS } from '../date/japan-time.ts'

// The id of a search document encodes what results are counted and sorted by: kind, publication day, a number within
// that day, prefecture and months, from the highest bit to the lowest. Counting needs only the ids, and reading them
// in reverse gives the newest first.
// kind 4 | day 15 | number 16 | prefecture 6 | months 12
// 53 bits, the largest exact integer

const NUMBER_BITS = 16
const PREFECTURE_BITS = 6
const MONTH_BITS = 12
const LAST_DAY = 2 ** 15 - 1
const EPOCH = Date.UTC(2000, 0, 1)

/** Bits of prefecture and months. */
export const PLACE_AND_MONTHS = PREFECTURE_BITS + MONTH_BITS

/** Bits below the kind. */
export const BELOW_KIND = 15 + NUMBER_BITS + PLACE_AND_MONTHS

/**
 * Stored in every id: numbers may be added, but never changed or reused. The kind with the most documents has the
 * lowest number, because the index is read in reverse and skips higher kinds.
 */
export const kindNumber = (kind: ContentKind): number => CONTENT_KINDS[kind].searchNumber

const KINDS = new Map(ALL_CONTENT_KINDS.map((kind) => [kindNumber(kind), kind]))

/** The id range of a kind's documents published on the day of `publishedAt`; the end is exclusive. */
export function idsOfDay(kind: ContentKind, publishedAt: Date): [from: number, to: number] {
  const day = Math.floor((publishedAt.getTime() - EPOCH) / DAY_MS)
  const step = 2 ** (NUMBER_BITS + PLACE_AND_MONTHS)
  const from = kindNumber(kind) * 2 ** BELOW_KIND + Math.min(Math.max(day, 0), LAST_DAY) * step
  return [from, from + step]
}

/** The lowest bits of an id: the prefecture's code, or none, and months from 1 to 12. */
export const placeAndMonths = (prefectureCode: string | null, months: readonly number[]): number =>
  Number(prefectureCode ?? 0) * 2 ** MONTH_BITS + months.reduce((bits, month) => bits | (1 << (month - 1)), 0)

/** The dimensions by which results are counted. */
export type SearchCell = { kind: ContentKind; prefectureCode: string | null; months: number[] }

/** Decodes kind, prefecture and months of an id. */
export function searchCellOf(id: number): SearchCell | null {
  const kind = kindOfId(id)
  const code = Math.floor(id / 2 ** MONTH_BITS) % 2 ** PREFECTURE_BITS
  const months = Array.from({ length: MONTH_BITS }, (_, index) => index + 1)
  return kind
    ? {
        kind,
        prefectureCode: code ? String(code).padStart(2, '0') : null,
        months: months.filter((month) => id % 2 ** month >= 2 ** (month - 1)),
      }
    : null
}

/** The lowest and the highest id of a kind, or of all. */
export const idsOfKind = (kind?: ContentKind): [from: number, to: number] =>
  kind
    ? [kindNumber(kind) * 2 ** BELOW_KIND, (kindNumber(kind) + 1) * 2 ** BELOW_KIND - 1]
    : [0, Number.MAX_SAFE_INTEGER]

export const kindOfId = (id: number): ContentKind | undefined => KINDS.get(Math.floor(id / 2 ** BELOW_KIND))

/** Increases with the day and the number within it, across kinds. */
export const recencyOfId = (id: number): number => Math.floor((id % 2 ** BELOW_KIND) / 2 ** PLACE_AND_MONTHS)
