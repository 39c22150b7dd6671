import fc from 'fast-check'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS, type HistoryKind } from './kinds.ts'
import { type Favorite, type History, inOrder, keyOf, type ShelfItem } from './shelf.ts'
import { writeList } from './storage.ts'

const HEX = 16

/** A deterministic identifier. */
export const identifierOf = (number: number): string =>
  `a0000000-0000-4000-8000-${number.toString(HEX).padStart(12, '0')}`

export const shelfItem = (
  number: number,
  values: Partial<ShelfItem<HistoryKind>> = {},
): ShelfItem<HistoryKind> => ({
  targetType: 'spot',
  targetId: identifierOf(number),
  known: {
    slug: `spot-${number}`,
    title: `見どころ${number}`,
    label: '絶景',
    disclosure: null,
    picture: { address: '{address}/drawn/sample.webp', focalX: 0.5, focalY: 0.5 },
  },
  ...values,
})

/** A list as stored in the browser. */
export const listOf = (...entries: Parameters<typeof writeList>[0]): string => writeList(entries) ?? ''

// Few identifiers and moments, so that lists overlap.
const moment = fc
  .integer({ min: 0, max: 20 })
  .map((day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString())
const target = <Kind extends FavoriteKind>(kinds: readonly Kind[]) =>
  fc.record({
    targetType: fc.constantFrom(...kinds),
    targetId: fc.integer({ min: 1, max: 12 }).map(identifierOf),
    known: fc.option(
      fc.integer({ min: 1, max: 3 }).map((version) => shelfItem(version).known),
      { nil: undefined },
    ),
  })

const lists = <Entry extends Favorite | History>(entry: fc.Arbitrary<Entry>) =>
  fc.uniqueArray(entry, { selector: keyOf, maxLength: 20 }).map((entries) => inOrder(entries))

export const anyFavorites = lists<Favorite>(
  fc.tuple(target(FAVORITE_KINDS), moment).map(([entry, createdAt]) => ({ ...entry, createdAt })),
)
export const anyHistories = lists<History>(
  fc
    .tuple(target(HISTORY_KINDS), moment, moment, fc.integer({ min: 1, max: 9 }))
    .map(([entry, one, other, views]) => ({
      ...entry,
      firstViewedAt: one < other ? one : other,
      lastViewedAt: one < other ? other : one,
      views,
    })),
)
