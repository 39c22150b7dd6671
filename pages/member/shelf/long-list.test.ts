import { afterEach, expect, test, vi } from 'vitest'
import type { HistoryEntry } from '#domain/shelf/entry.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { createLongList } from './long-list.ts'

afterEach(() => void vi.useRealTimers())

const entry = (number: number): HistoryEntry => ({
  targetType: 'spot',
  targetId: identifierOf(number),
  title: `見どころ${number}`,
  label: '温泉',
  firstViewedAt: '2026-11-01T00:00:00.000Z',
  lastViewedAt: '2026-11-01T00:00:00.000Z',
  views: 1,
  card: null,
})
const ids = ({ entries }: { entries: readonly HistoryEntry[] }) => entries.map(({ targetId }) => targetId)
const page = (numbers: number[], cursor?: string) => ({
  list: numbers.map(entry),
  meta: { total: 4, limit: 2, ...(cursor && { cursor }) },
})

test('a list is loaded page by page until it is complete, without duplicates', async () => {
  const fetchPage = vi.fn(async (cursor?: string) => (cursor ? page([2, 3, 4]) : page([1, 2], 'next')))
  const list = createLongList(fetchPage)
  const seen: number[] = []
  list.store.subscribe(() => seen.push(list.store.get().entries.length))
  await list.load()
  expect(ids(list.store.get())).toEqual([1, 2, 3, 4].map(identifierOf))
  expect(list.store.get()).toMatchObject({ total: 4, isComplete: true, isLoading: false, error: null })
  expect(seen).toEqual([0, 2, 4])
})

test('after a failure the loaded entries stay, and the next attempt continues', async () => {
  const error = new ResponseError([{ code: 'E10503', message: '混み合っています。' }])
  let isDown = true
  const fetchPage = vi.fn(async (cursor?: string) => {
    if (cursor && isDown) throw error
    return cursor ? page([3, 4]) : page([1, 2], 'next')
  })
  const list = createLongList(fetchPage)
  await list.load()
  expect(list.store.get()).toMatchObject({ isComplete: false, isLoading: false, error })
  expect(ids(list.store.get())).toHaveLength(2)
  isDown = false
  await list.load()
  expect(fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'next', 'next'])
  expect(list.store.get()).toMatchObject({ isComplete: true, error: null })
})

test('a complete list stays visible until the new one is complete, and a fresh one is not fetched again', async () => {
  vi.useFakeTimers()
  const fetchPage = vi.fn(async (cursor?: string) => (cursor ? page([4]) : page([3], 'next')))
  fetchPage.mockImplementationOnce(async () => page([1, 2]))
  const list = createLongList(fetchPage)
  await list.load()
  await list.load(5000)
  expect(fetchPage).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5001)
  const seen: string[][] = []
  list.store.subscribe(() => seen.push(ids(list.store.get())))
  await list.load(5000)
  const [before, after] = [[1, 2].map(identifierOf), [3, 4].map(identifierOf)]
  expect(seen).toEqual([before, after])
})

test('responses to requests made before the cache was cleared are ignored', async () => {
  let answer = (_: ReturnType<typeof page>) => {}
  const list = createLongList(() => new Promise<ReturnType<typeof page>>((resolve) => (answer = resolve)))
  const loading = list.load()
  list.empty()
  answer(page([1]))
  await loading
  expect(list.store.get()).toMatchObject({ entries: [], isComplete: true })
  list.forget()
  expect(list.store.get()).toMatchObject({ entries: [], isComplete: false })
})
