import type { Miniflare } from 'miniflare'
import { afterEach, expect, test, vi } from 'vitest'
import { startClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the clock of a local site ticks at its start, then with every minute until it is stopped (R57)', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:20Z') })
  const ticks: string[] = []
  const worker = {
    scheduled: async ({ scheduledTime }: { scheduledTime: Date }) => {
      ticks.push(scheduledTime.toISOString())
    },
  }
  const stop = startClock({ getWorker: async () => worker } as unknown as Miniflare)
  await vi.advanceTimersByTimeAsync(0)
  expect(ticks).toEqual(['2026-11-21T03:00:00.000Z'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ticks).toEqual(['2026-11-21T03:00:00.000Z', '2026-11-21T03:01:00.000Z'])
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ticks).toHaveLength(2)
})
