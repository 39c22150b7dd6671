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
import { anyFavorites, thing } from './shelf.fixture.ts'
import { isKept, keyOf } from './shelf.ts'

const NOON = '2026-11-21T03:00:00.000Z'
const { targetType, targetId } = thing(1)
const target = { targetType, targetId }
const keep: ShelfChange = { change: 'keep', ...target, createdAt: NOON, title: '城崎温泉' }
const letGo: ShelfChange = { change: 'let-go', ...target }
const view = (second: number): ShelfChange => ({
  change: 'view',
  ...target,
  viewedAt: new Date(Date.parse(NOON) + second * 1000).toISOString(),
})

test('a ♡ pressed again and again is sent once, as it stands at the end', () => {
  expect([keep, letGo, keep, letGo].reduce(enqueued, [])).toEqual([letGo])
  const other: ShelfChange = { change: 'let-go', ...target, targetType: 'article-page' }
  expect([keep, other].reduce(enqueued, [])).toEqual([keep, other])
})

test('each visit stays, a removal takes the visits before it along, and pausing does not touch them', () => {
  expect([view(1), view(2)].reduce(enqueued, [])).toHaveLength(2)
  const forget: ShelfChange = { change: 'forget', ...target }
  const paused: ShelfChange = { change: 'pause', isPaused: true }
  expect([keep, view(1), paused, forget].reduce(enqueued, [])).toEqual([keep, paused, forget])
  expect([paused, { change: 'pause', isPaused: false } as const].reduce(enqueued, [])).toEqual([
    { change: 'pause', isPaused: false },
  ])
})

test('views at the head go together, a hundred at most; everything else goes one by one', () => {
  const views = Array.from({ length: 130 }, (_, second) => view(second))
  expect(nextToSend([...views, keep])).toEqual(views.slice(0, 100))
  expect(nextToSend([view(1), keep, view(2)])).toEqual([view(1)])
  expect(nextToSend([keep, view(1)])).toEqual([keep])
  expect(nextToSend([])).toEqual([])
})

test('what took the place of a change while it was sent stays to be sent', () => {
  const queue = enqueued([keep, view(1)], letGo)
  expect(withoutSent(queue, [keep])).toEqual([view(1), letGo])
  expect(withoutSent(queue, [view(1)])).toEqual([letGo])
})

test('favourites are shown as the queue will leave them', () => {
  fc.assert(
    fc.property(anyFavorites, (favorites) => {
      expect(isKept(withQueue(favorites, [keep]), target)).toBe(true)
      expect(isKept(withQueue(favorites, [keep, letGo]), target)).toBe(false)
      const keys = withQueue(favorites, [keep]).map(keyOf)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
  const history = { ...target, firstViewedAt: NOON, lastViewedAt: NOON, views: 1 }
  expect(withoutForgotten([history], [{ change: 'forget', ...target }])).toEqual([])
  expect(withoutForgotten([history], [letGo])).toEqual([history])
})

test('a queue is read by its owner only, and what is broken is left out', () => {
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
