import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '../content/kind.ts'

// The id of a searched document says what results are counted and ordered by: its kind, the day it was published, a
// number within that day, its prefecture and its months, from the highest bit to the lowest. A list of ids alone can
// then be counted, and read backwards it is newest first.
//
//   kind 4 | day 15 | number 16 | prefecture 6 | months 12      53 bits, as many as a number holds exactly

const NUMBER_BITS = 16
const PREFECTURE_BITS = 6
const MONTH_BITS = 12
const LAST_DAY = 2 ** 15 - 1
const DAY_MS = 86_400_000
const EPOCH = Date.UTC(2000, 0, 1)

/** The bits of prefecture and months; results with the same ones, and of one kind, are counted together. */
export const PLACE_AND_MONTHS = PREFECTURE_BITS + MONTH_BITS

/** The bits below the kind. */
export const BELOW_KIND = 15 + NUMBER_BITS + PLACE_AND_MONTHS

/**
 * Written into every id: a number may be added, never changed or used again. The kind with the most documents is the
 * lowest, for the index is read backwards and passes over whatever is higher.
 */
export const kindNumber = (kind: ContentKind): number => CONTENT_KINDS[kind].searchNumber

const KINDS = new Map(ALL_CONTENT_KINDS.map((kind) => [kindNumber(kind), kind]))

/** The lowest id of a kind's documents that are published on the day of `publishedAt`, and the lowest of the next day. */
export function idsOfDay(kind: ContentKind, publishedAt: Date): [from: number, to: number] {
  const day = Math.floor((publishedAt.getTime() - EPOCH) / DAY_MS)
  const step = 2 ** (NUMBER_BITS + PLACE_AND_MONTHS)
  const from = kindNumber(kind) * 2 ** BELOW_KIND + Math.min(Math.max(day, 0), LAST_DAY) * step
  return [from, from + step]
}

/** The lowest bits of an id: a prefecture by its code, or none, and the months from 1 to 12. */
export const placeAndMonths = (prefectureCode: string | null, months: readonly number[]): number =>
  Number(prefectureCode ?? 0) * 2 ** MONTH_BITS + months.reduce((bits, month) => bits | (1 << (month - 1)), 0)

/** What results are counted by. */
export type SearchCell = { kind: ContentKind; prefectureCode: string | null; months: number[] }

/** Reads the kind, prefecture and months from an id without its day and number. */
export function readCell(cell: number): SearchCell | null {
  const kind = KINDS.get(Math.floor(cell / 2 ** PLACE_AND_MONTHS))
  const code = Math.floor(cell / 2 ** MONTH_BITS) % 2 ** PREFECTURE_BITS
  const months = Array.from({ length: MONTH_BITS }, (_, index) => index + 1)
  return kind
    ? {
        kind,
        prefectureCode: code ? String(code).padStart(2, '0') : null,
        months: months.filter((month) => cell & (1 << (month - 1))),
      }
    : null
}

export const kindOfId = (id: number): ContentKind | undefined => KINDS.get(Math.floor(id / 2 ** BELOW_KIND))

/** Grows with the day and the number within it, across kinds. */
export const recencyOfId = (id: number): number => Math.floor((id % 2 ** BELOW_KIND) / 2 ** PLACE_AND_MONTHS)
