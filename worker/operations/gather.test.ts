import type { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { gathering } from './gather.ts'

type Item = { name: string; hits: number }
const c = { env: {}, executionCtx: { waitUntil: () => {} } } as unknown as Context<AppEnv>

const counter = (write: (items: Item[]) => Promise<void>, pause = 0, mostOfOne = 3) => {
  const note = gathering<Item>({
    name: 'things',
    most: 3,
    mostOfOne,
    pause,
    merge: (known, other) => ({ ...known, hits: known.hits + other.hits }),
    write: (_env, items) => write(items),
  })
  return (name: string, options = {}) => note(c, name, { name, hits: 1 }, options)
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what comes together is written together, and no more sorts of it than are worth knowing (R57)', async () => {
  const write = vi.fn(async (_items: Item[]) => {})
  const note = counter(write)
  for (const name of ['a', 'b', 'a', 'c', 'd', 'a']) note(name)
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
  note('d')
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall).toEqual([[{ name: 'd', hits: 1 }]])
})

test('one source takes up no more than its share, and what is known of it is counted on', async () => {
  const write = vi.fn(async (_items: Item[]) => {})
  const note = counter(write, 0, 2)
  for (const name of ['a', 'b', 'c', 'a']) note(name, { by: 'one' })
  note('d', { by: 'other' })
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall?.[0].map(({ name, hits }) => [name, hits])).toEqual([
    ['a', 2],
    ['b', 1],
    ['d', 1],
  ])
})

test('what must not be lost is counted together when there is no room, and written again when it could not be', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const write = vi.fn(async (_items: Item[]) => {})
  write.mockRejectedValueOnce(new Error('no database'))
  const note = gathering<Item>({
    name: 'things',
    most: 2,
    rest: () => ['rest', { name: 'rest', hits: 1 }],
    isKept: true,
    merge: (known, other) => ({ ...known, hits: known.hits + other.hits }),
    write: (_env, items) => write(items),
  })
  for (const name of ['a', 'b', 'c', 'd', 'a']) note(c, name, { name, hits: 1 })
  await vi.runAllTimersAsync()
  note(c, 'b', { name: 'b', hits: 1 })
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall?.[0].map(({ name, hits }) => [name, hits])).toEqual([
    ['a', 2],
    ['b', 2],
    ['rest', 2],
  ])
})

test('what can wait is written once in a while, with what cannot at once (R57)', async () => {
  const write = vi.fn(async (_items: Item[]) => {})
  const note = counter(write, 60_000)
  note('a', { canWait: true })
  await vi.runAllTimersAsync()
  expect(write).toHaveBeenCalledTimes(1)
  note('a', { canWait: true })
  note('a', { canWait: true })
  await vi.runAllTimersAsync()
  expect(write).toHaveBeenCalledTimes(1)
  note('b')
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall).toEqual([
    [
      { name: 'a', hits: 2 },
      { name: 'b', hits: 1 },
    ],
  ])
})

test('a database that does not take it fails nobody, and what comes later is written (R57)', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const write = vi.fn(async (_items: Item[]) => {})
  write.mockRejectedValueOnce(new Error('no database'))
  const note = counter(write)
  note('a')
  await vi.runAllTimersAsync()
  expect(String(log.mock.calls[0]?.[0])).toContain('no database')
  note('b')
  await vi.runAllTimersAsync()
  expect(write.mock.lastCall).toEqual([[{ name: 'b', hits: 1 }]])
})
