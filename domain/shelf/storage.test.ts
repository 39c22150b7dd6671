import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFavorites, anyHistories, shelfItem } from './shelf.fixture.ts'
import { readFavorites, readHistories, readSettings, writeList, writeSettings } from './storage.ts'

const NOON = '2026-11-21T03:00:00.000Z'

test('stored lists round trip', () => {
  fc.assert(
    fc.property(anyFavorites, (list) => {
      expect(readFavorites(writeList(list))).toEqual(list)
    }),
  )
  fc.assert(
    fc.property(anyHistories, (list) => {
      expect(readHistories(writeList(list))).toEqual(list)
    }),
  )
  const settings = { isPaused: true, wasOffered: true }
  expect(readSettings(writeSettings(settings))).toEqual(settings)
})

test('an empty list stores nothing', () => {
  expect(writeList([])).toBeNull()
  expect(readFavorites(null)).toEqual([])
})

test.each([
  '',
  '{',
  'null',
  '1',
  '[]',
  '"shelf"',
  '{"version":1}',
  '{"version":1,"list":{}}',
  '{"version":99,"list":[]}',
])('the stored text %j is an empty shelf', (stored) => {
  expect(readFavorites(stored)).toEqual([])
  expect(readHistories(stored)).toEqual([])
  expect(readSettings(stored)).toEqual({ isPaused: false, wasOffered: false })
})

test('no JSON throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, list) => {
      for (const stored of [JSON.stringify(value), JSON.stringify({ version: 1, list, isPaused: value })]) {
        expect(() => readFavorites(stored)).not.toThrow()
        expect(() => readHistories(stored)).not.toThrow()
        expect(() => readSettings(stored)).not.toThrow()
      }
    }),
  )
})

test('invalid entries are dropped, the others stay', () => {
  const good = { ...shelfItem(1), createdAt: NOON }
  const broken = [
    null,
    7,
    { ...good, targetType: 'goods' },
    { ...good, targetId: 'x' },
    { ...good, targetId: 1 },
    { ...good, createdAt: 'gestern' },
    { ...good, createdAt: undefined },
  ]
  expect(readFavorites(JSON.stringify({ version: 1, list: [...broken, good, good] }))).toEqual([good])
})

test('an entry with an invalid snapshot stays, to be loaded again', () => {
  for (const known of [
    null,
    {},
    { ...shelfItem(1).known, title: 1 },
    { ...shelfItem(1).known, slug: '../x' },
  ])
    expect(
      readFavorites(JSON.stringify({ version: 1, list: [{ ...shelfItem(1), known, createdAt: NOON }] })),
    ).toEqual([{ ...shelfItem(1), known: undefined, createdAt: NOON }])
})

test('an entry without a count is one view, and moments are normalised', () => {
  const stored = { ...shelfItem(1), lastViewedAt: '2026-11-21T12:00:00+09:00', views: -3 }
  expect(readHistories(JSON.stringify({ version: 1, list: [stored] }))).toEqual([
    { ...shelfItem(1), firstViewedAt: NOON, lastViewedAt: NOON, views: 1 },
  ])
})
