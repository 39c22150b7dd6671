import type { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { writeBuffer } from './write-buffer.ts'

type Item = { name: string; hits: number }
const c = { env: {}, executionCtx: { waitUntil: () => {} } } as unknown as Context<AppEnv>

const counter = (write: (items: Item[]) => Promise<void>, pause = 0, maxPerSource = 3) => {
  const buffer = writeBuffer<Item>({
    name: 'records',
    maxItems: 3,
    maxPerSource,
    pause,
    merge: (existing, other) => ({ ...existing, hits: existing.hits + other.hits }),
    write: (_env, items) => write(items),
  })
  return (name: string, options = {}) => buffer(c, name, { name, hits: 1 }, options)
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('concurrent items are written together, up to a number of different ones (R57)', async () => {
  const write = vi.fn(async (_items: Item[]) => {})
  const buffer = counter(write)
  for (const name of ['a', 'b', 'a', 'c', 'd', 'a']) buffer(name)
  expect(write).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(write.mock.calls).toEqual([
    [
      [
        { name: 'a', hits: 3 },
        { name: 'b', hits: 1 },
        { name: 'c', hits: 1 },
      ],
    ],
  ])
  buffer('d')
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall).toEqual([[{ name: 'd', hits: 1 }]])
})

test('one source is limited to its share, and its existing items are still counted', async () => {
  const write = vi.fn(async (_items: Item[]) => {})
  const buffer = counter(write, 0, 2)
  for (const name of ['a', 'b', 'c', 'a']) buffer(name, { by: 'one' })
  buffer('d', { by: 'other' })
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall?.[0].map(({ name, hits }) => [name, hits])).toEqual([
    ['a', 2],
    ['b', 1],
    ['d', 1],
  ])
})

test('retained items are counted together when the buffer is full, and retried after a failed write', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const write = vi.fn(async (_items: Item[]) => {})
  write.mockRejectedValueOnce(new Error('no database'))
  const buffer = writeBuffer<Item>({
    name: 'records',
    maxItems: 2,
    overflow: () => ['rest', { name: 'rest', hits: 1 }],
    retryOnError: true,
    merge: (existing, other) => ({ ...existing, hits: existing.hits + other.hits }),
    write: (_env, items) => write(items),
  })
  for (const name of ['a', 'b', 'c', 'd', 'a']) buffer(c, name, { name, hits: 1 })
  await vi.runAllTimersAsync()
  buffer(c, 'b', { name: 'b', hits: 1 })
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall?.[0].map(({ name, hits }) => [name, hits])).toEqual([
    ['a', 2],
    ['b', 2],
    ['rest', 2],
  ])
})

test('deferrable items are written at intervals, together with urgent ones (R57)', async () => {
  const write = vi.fn(async (_items: Item[]) => {})
  const buffer = counter(write, 60_000)
  buffer('a', { canWait: true })
  await vi.runAllTimersAsync()
  expect(write).toHaveBeenCalledTimes(1)
  buffer('a', { canWait: true })
  buffer('a', { canWait: true })
  await vi.runAllTimersAsync()
  expect(write).toHaveBeenCalledTimes(1)
  buffer('b')
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall).toEqual([
    [
      { name: 'a', hits: 2 },
      { name: 'b', hits: 1 },
    ],
  ])
})

test('a failing database fails no request, and later items are written (R57)', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const write = vi.fn(async (_items: Item[]) => {})
  write.mockRejectedValueOnce(new Error('no database'))
  const buffer = counter(write)
  buffer('a')
  await vi.runAllTimersAsync()
  expect(String(log.mock.calls[0]?.[0])).toContain('no database')
  buffer('b')
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall).toEqual([[{ name: 'b', hits: 1 }]])
})
