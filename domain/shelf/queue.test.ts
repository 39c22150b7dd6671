import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  enqueued,
  nextToSend,
  readQueue,
  type ShelfChange,
  withoutForgotten,
  withoutSent,
  withQueue,
  writeQueue,
} from './queue.ts'
import { anyFavorites, shelfItem } from './shelf.fixture.ts'
import { isSaved, keyOf } from './shelf.ts'

const NOON = '2026-11-21T03:00:00.000Z'
const { targetType, targetId } = shelfItem(1)
const target = { targetType, targetId }
const keep: ShelfChange = { change: 'keep', ...target, createdAt: NOON, title: '城崎温泉' }
const letGo: ShelfChange = { change: 'let-go', ...target }
const view = (second: number): ShelfChange => ({
  change: 'view',
  ...target,
  viewedAt: new Date(Date.parse(NOON) + second * 1000).toISOString(),
})

test('toggling ♡ repeatedly is sent once, with the final state', () => {
  expect([keep, letGo, keep, letGo].reduce(enqueued, [])).toEqual([letGo])
  const other: ShelfChange = { change: 'let-go', ...target, targetType: 'article-page' }
  expect([keep, other].reduce(enqueued, [])).toEqual([keep, other])
})

test('each view is preserved, a removal drops earlier views, and pausing does not affect them', () => {
  expect([view(1), view(2)].reduce(enqueued, [])).toHaveLength(2)
  const forget: ShelfChange = { change: 'forget', ...target }
  const paused: ShelfChange = { change: 'pause', isPaused: true }
  expect([keep, view(1), paused, forget].reduce(enqueued, [])).toEqual([keep, paused, forget])
  expect([paused, { change: 'pause', isPaused: false } as const].reduce(enqueued, [])).toEqual([
    { change: 'pause', isPaused: false },
  ])
})

test('leading views are sent as one batch of at most a hundred; other changes one by one', () => {
  const views = Array.from({ length: 130 }, (_, second) => view(second))
  expect(nextToSend([...views, keep])).toEqual(views.slice(0, 100))
  expect(nextToSend([view(1), keep, view(2)])).toEqual([view(1)])
  expect(nextToSend([keep, view(1)])).toEqual([keep])
  expect(nextToSend([])).toEqual([])
})

test('a change replaced while it was sent is still to be sent', () => {
  const queue = enqueued([keep, view(1)], letGo)
  expect(withoutSent(queue, [keep])).toEqual([view(1), letGo])
  expect(withoutSent(queue, [view(1)])).toEqual([letGo])
})

test('favourites are shown with the queue applied', () => {
  fc.assert(
    fc.property(anyFavorites, (favorites) => {
      expect(isSaved(withQueue(favorites, [keep]), target)).toBe(true)
      expect(isSaved(withQueue(favorites, [keep, letGo]), target)).toBe(false)
      const keys = withQueue(favorites, [keep]).map(keyOf)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
  const history = { ...target, firstViewedAt: NOON, lastViewedAt: NOON, views: 1 }
  expect(withoutForgotten([history], [{ change: 'forget', ...target }])).toEqual([])
  expect(withoutForgotten([history], [letGo])).toEqual([history])
})

test('a queue is only read by its owner, and invalid entries are dropped', () => {
  const stored = writeQueue('one', [keep, view(1)])
  expect(readQueue(stored, 'one')).toEqual([keep, view(1)])
  expect(readQueue(stored, 'other')).toEqual([])
  expect(writeQueue('one', [])).toBeNull()
  const broken = JSON.stringify({ owner: 'one', changes: [null, 1, { change: 'buy' }, keep] })
  expect(readQueue(broken, 'one')).toEqual([keep])
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readQueue(JSON.stringify(value), 'one')).toEqual([])
    }),
  )
  expect(readQueue('{', 'one')).toEqual([])
})
