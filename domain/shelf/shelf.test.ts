import { expect, test } from 'vitest'
import { shelfItem } from './shelf.fixture.ts'
import {
  addFavorite,
  addView,
  type Favorite,
  type History,
  isFull,
  isSaved,
  SHELF_CAP,
  unexpired,
  without,
  withSnapshots,
} from './shelf.ts'

const at = (moment: string) => new Date(moment)
const NOON = at('2026-11-21T03:00:00.000Z')
const article = shelfItem(9, { targetType: 'article-page' })

test('the newest favourite comes first, and an existing one keeps its moment', () => {
  const one = addFavorite([], shelfItem(1), at('2026-11-01T00:00:00Z'))
  const two = addFavorite(one, shelfItem(2), at('2026-11-02T00:00:00Z'))
  expect(two.map(({ targetId }) => targetId)).toEqual([shelfItem(2).targetId, shelfItem(1).targetId])
  expect(addFavorite(two, shelfItem(1), NOON)).toBe(two)
})

test('a spot and an article with the same identifier are different targets', () => {
  const list = addFavorite([], shelfItem(1), NOON)
  expect(isSaved(list, shelfItem(1, { targetType: 'article-page' }))).toBe(false)
  expect(without(list, shelfItem(1, { targetType: 'article-page' }))).toHaveLength(1)
  expect(without(list, shelfItem(1))).toEqual([])
})

test('a full list accepts no further favourite of that type and loses none', () => {
  const full: readonly Favorite[] = Array.from({ length: SHELF_CAP }, (_, number) => ({
    ...shelfItem(number),
    createdAt: NOON.toISOString(),
  }))
  expect(isFull(full, 'spot')).toBe(true)
  expect(addFavorite(full, shelfItem(SHELF_CAP + 1), NOON)).toBe(full)
  expect(addFavorite(full, article, NOON)).toHaveLength(SHELF_CAP + 1)
})

test('a second view counts, moves the entry to the front and keeps the first moment', () => {
  const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-05T00:00:00.000Z']
  let list = addView([], shelfItem(1), at(first))
  list = addView(list, shelfItem(2), at('2026-11-02T00:00:00Z'))
  list = addView(list, shelfItem(1), at(second))
  expect(list).toHaveLength(2)
  expect(list[0]).toEqual({ ...shelfItem(1), firstViewedAt: first, lastViewedAt: second, views: 2 })
})

test('beyond 500 the oldest entries of each type are dropped', () => {
  let list: readonly History[] = addView([], article, at('2026-01-01T00:00:00Z'))
  for (let number = 0; number <= SHELF_CAP; number++)
    list = addView(list, shelfItem(number), new Date(NOON.getTime() + number * 1000))
  expect(list).toHaveLength(SHELF_CAP + 1)
  expect(isSaved(list, article)).toBe(true)
  expect(isSaved(list, shelfItem(0))).toBe(false)
  expect(isSaved(list, shelfItem(SHELF_CAP))).toBe(true)
})

test('an entry expires after exactly 365 days', () => {
  const list = addView(
    addView([], shelfItem(1), at('2025-11-21T03:00:00Z')),
    shelfItem(2),
    at('2025-11-21T02:59:59Z'),
  )
  expect(unexpired(list, NOON).map(({ targetId }) => targetId)).toEqual([shelfItem(1).targetId])
})

test('current data replaces snapshots and keeps the moments', () => {
  const list = addFavorite([], shelfItem(1), NOON)
  const renamed = { ...shelfItem(1).known, title: '新しい名前' }
  expect(withSnapshots(list, [shelfItem(1, { known: renamed })])).toEqual([{ ...list[0], known: renamed }])
  expect(withSnapshots(list, [shelfItem(2)])).toEqual(list)
})
