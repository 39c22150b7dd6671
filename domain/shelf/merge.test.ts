import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFavorites, mergeHistories } from './merge.ts'
import { anyFavorites, anyHistories, shelfItem } from './shelf.fixture.ts'
import { keyOf, SHELF_CAP } from './shelf.ts'

const keys = (list: readonly Parameters<typeof keyOf>[0][]) => list.map(keyOf)
const sortedKeys = (list: readonly Parameters<typeof keyOf>[0][]) => [...new Set(keys(list))].sort()

test('a merge contains all entries once, newest first', () => {
  fc.assert(
    fc.property(anyFavorites, anyFavorites, (device, account) => {
      const merged = mergeFavorites(device, account)
      expect(keys(merged).sort()).toEqual(sortedKeys([...device, ...account]))
      const moments = merged.map(({ createdAt }) => createdAt)
      expect(moments).toEqual([...moments].sort().reverse())
    }),
  )
  fc.assert(
    fc.property(anyHistories, anyHistories, (device, account) => {
      const merged = mergeHistories(device, account)
      expect(keys(merged).sort()).toEqual(sortedKeys([...device, ...account]))
      const moments = merged.map(({ lastViewedAt }) => lastViewedAt)
      expect(moments).toEqual([...moments].sort().reverse())
    }),
  )
})

test('merging the same device again changes nothing', () => {
  fc.assert(
    fc.property(anyFavorites, anyFavorites, (device, account) => {
      const once = mergeFavorites(device, account)
      expect(mergeFavorites(device, once)).toEqual(once)
    }),
  )
  fc.assert(
    fc.property(anyHistories, anyHistories, (device, account) => {
      const once = mergeHistories(device, account)
      expect(mergeHistories(device, once)).toEqual(once)
    }),
  )
})

test('the merge order of two devices does not affect moments and counts', () => {
  const facts = ({ known: _, ...rest }: { known?: unknown }) => rest
  fc.assert(
    fc.property(anyHistories, anyHistories, anyHistories, (phone, laptop, account) => {
      const one = mergeHistories(laptop, mergeHistories(phone, account)).map(facts)
      expect(mergeHistories(phone, mergeHistories(laptop, account)).map(facts)).toEqual(one)
    }),
  )
})

test('of two entries for one target the later one wins, on either side', () => {
  const early = { ...shelfItem(1), createdAt: '2026-11-01T00:00:00.000Z' }
  // 08:30 in Japan is the evening before in UTC.
  const late = { ...shelfItem(1), createdAt: '2026-11-02T08:30:00+09:00', known: undefined }
  expect(mergeFavorites([early], [late])).toEqual([{ ...late, known: shelfItem(1).known }])
  expect(mergeFavorites([late], [early])).toEqual([{ ...late, known: shelfItem(1).known }])
})

test('an empty device changes nothing, and an empty account takes the device’s entries', () => {
  fc.assert(
    fc.property(anyHistories, (list) => {
      expect(mergeHistories([], list)).toEqual(list)
      expect(mergeHistories(list, [])).toEqual(list)
    }),
  )
})

test('views are not counted twice, and the earliest first view remains', () => {
  const [first, second, third] = ['01', '02', '03'].map((day) => `2026-11-${day}T00:00:00.000Z`) as [
    string,
    string,
    string,
  ]
  const device = { ...shelfItem(1), firstViewedAt: first, lastViewedAt: second, views: 2 }
  const account = { ...shelfItem(1), firstViewedAt: second, lastViewedAt: third, views: 5 }
  expect(mergeHistories([device], [account])).toEqual([{ ...account, firstViewedAt: first }])
})

test('a merged list keeps the newest 500 of each type', () => {
  const many = (from: number, day: string) =>
    Array.from({ length: SHELF_CAP }, (_, number) => ({
      ...shelfItem(from + number),
      createdAt: `2026-11-${day}T00:00:00.000Z`,
    }))
  const merged = mergeFavorites(many(0, '02'), many(SHELF_CAP, '01'))
  expect(merged).toHaveLength(SHELF_CAP)
  expect(new Set(merged.map(({ createdAt }) => createdAt.slice(0, 10)))).toEqual(new Set(['2026-11-02']))
})
