import type { Miniflare } from 'miniflare'
import { afterEach, expect, test, vi } from 'vitest'
import { startScheduledJobs } from './scheduled-jobs.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('scheduled jobs run at the start and at every minute until stopped (R57)', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:20Z') })
  const runs: string[] = []
  const worker = {
    scheduled: async ({ scheduledTime }: { scheduledTime: Date }) => {
      runs.push(scheduledTime.toISOString())
    },
  }
  const stop = startScheduledJobs({ getWorker: async () => worker } as unknown as Miniflare)
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toEqual(['2026-11-21T03:00:00.000Z'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toEqual(['2026-11-21T03:00:00.000Z', '2026-11-21T03:01:00.000Z'])
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runs).toHaveLength(2)
})
