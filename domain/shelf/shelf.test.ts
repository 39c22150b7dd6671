import { expect, test } from 'vitest'
import { thing } from './shelf.fixture.ts'
import {
  addFavorite,
  addView,
  type Favorite,
  type History,
  isFull,
  isKept,
  SHELF_CAP,
  unexpired,
  withKnown,
  without,
} from './shelf.ts'

const at = (moment: string) => new Date(moment)
const NOON = at('2026-11-21T03:00:00.000Z')
const article = thing(9, { targetType: 'article-page' })

test('the newest favourite comes first, and one that is there already keeps its moment', () => {
  const one = addFavorite([], thing(1), at('2026-11-01T00:00:00Z'))
  const two = addFavorite(one, thing(2), at('2026-11-02T00:00:00Z'))
  expect(two.map(({ targetId }) => targetId)).toEqual([thing(2).targetId, thing(1).targetId])
  expect(addFavorite(two, thing(1), NOON)).toBe(two)
})

test('a spot and an article with one identifier are two things', () => {
  const list = addFavorite([], thing(1), NOON)
  expect(isKept(list, thing(1, { targetType: 'article-page' }))).toBe(false)
  expect(without(list, thing(1, { targetType: 'article-page' }))).toHaveLength(1)
  expect(without(list, thing(1))).toEqual([])
})

test('a full shelf takes no further favourite of that type and loses none', () => {
  const full: readonly Favorite[] = Array.from({ length: SHELF_CAP }, (_, number) => ({
    ...thing(number),
    createdAt: NOON.toISOString(),
  }))
  expect(isFull(full, 'spot')).toBe(true)
  expect(addFavorite(full, thing(SHELF_CAP + 1), NOON)).toBe(full)
  expect(addFavorite(full, article, NOON)).toHaveLength(SHELF_CAP + 1)
})

test('a second visit counts, moves the entry to the front and keeps the first moment', () => {
  const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-05T00:00:00.000Z']
  let list = addView([], thing(1), at(first))
  list = addView(list, thing(2), at('2026-11-02T00:00:00Z'))
  list = addView(list, thing(1), at(second))
  expect(list).toHaveLength(2)
  expect(list[0]).toEqual({ ...thing(1), firstViewedAt: first, lastViewedAt: second, views: 2 })
})

test('beyond 500 the visits that are longest ago are forgotten, of each type for itself', () => {
  let list: readonly History[] = addView([], article, at('2026-01-01T00:00:00Z'))
  for (let number = 0; number <= SHELF_CAP; number++)
    list = addView(list, thing(number), new Date(NOON.getTime() + number * 1000))
  expect(list).toHaveLength(SHELF_CAP + 1)
  expect(isKept(list, article)).toBe(true)
  expect(isKept(list, thing(0))).toBe(false)
  expect(isKept(list, thing(SHELF_CAP))).toBe(true)
})

test('what was last read 365 days ago is still there, a second more and it is forgotten', () => {
  const list = addView(
    addView([], thing(1), at('2025-11-21T03:00:00Z')),
    thing(2),
    at('2025-11-21T02:59:59Z'),
  )
  expect(unexpired(list, NOON).map(({ targetId }) => targetId)).toEqual([thing(1).targetId])
})

test('what the server knows today replaces what was remembered, and leaves the moments', () => {
  const list = addFavorite([], thing(1), NOON)
  const renamed = { ...thing(1).known, title: '新しい名前' }
  expect(withKnown(list, [thing(1, { known: renamed })])).toEqual([{ ...list[0], known: renamed }])
  expect(withKnown(list, [thing(2)])).toEqual(list)
})
