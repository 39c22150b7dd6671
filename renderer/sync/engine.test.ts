import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FetchError, ResponseError } from '../shell/errors/errors.ts'
import { createSyncEngine, isRefusal } from './engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An engine whose runs take 100 ms and pause 1 second, then 2 seconds, after a failure. */
function engineWith(lock?: string) {
  const log: number[] = []
  const start = Date.now()
  const parts = { log, failing: false, running: 0, most: 0 }
  const run = async () => {
    log.push(Date.now() - start)
    parts.running += 1
    parts.most = Math.max(parts.most, parts.running)
    await new Promise((resolve) => setTimeout(resolve, 100))
    parts.running -= 1
    if (parts.failing) throw new FetchError()
  }
  const onFailure = vi.fn((_error: unknown, failures: number) => [1000, 2000][failures])
  return Object.assign(parts, { ...createSyncEngine({ run, onFailure, ...(lock && { lock }) }), onFailure })
}

test('a run starts at once; all requests made meanwhile cause one further run', async () => {
  const engine = engineWith()
  const first = engine.wake()
  expect(engine.log).toEqual([0])
  await vi.advanceTimersByTimeAsync(50)
  const [second, third] = [engine.wake(), engine.wake()]
  await vi.advanceTimersByTimeAsync(150)
  await Promise.all([first, second, third])
  expect([engine.log, engine.most]).toEqual([[0, 100], 1])
})

test('a failed run is retried after growing delays, which a success resets', async () => {
  const engine = engineWith()
  engine.failing = true
  await Promise.all([engine.wake(), vi.advanceTimersByTimeAsync(3400)])
  // The third failure has no pause.
  await vi.advanceTimersByTimeAsync(600_000)
  expect(engine.log).toEqual([0, 1100, 3200])
  engine.failing = false
  await Promise.all([engine.wake(), vi.advanceTimersByTimeAsync(100)])
  engine.failing = true
  await Promise.all([engine.wake(), vi.advanceTimersByTimeAsync(100)])
  expect(engine.onFailure.mock.calls.map(([, failures]) => failures)).toEqual([0, 1, 2, 0])
})

test('sending a part, or the return of the network, resets the delays', async () => {
  const engine = engineWith()
  engine.failing = true
  await Promise.all([engine.wake(), vi.advanceTimersByTimeAsync(100)])
  engine.resetFailures()
  await vi.advanceTimersByTimeAsync(3400)
  expect(engine.onFailure.mock.calls.map(([, failures]) => failures)).toEqual([0, 0, 1])
})

test('a request during a failing run does not wait for the delay', async () => {
  const engine = engineWith()
  engine.failing = true
  engine.wake()
  await vi.advanceTimersByTimeAsync(50)
  engine.failing = false
  const again = engine.wake()
  engine.failing = true
  await vi.advanceTimersByTimeAsync(60)
  engine.failing = false
  await Promise.all([again, vi.advanceTimersByTimeAsync(10_000)])
  expect(engine.log).toEqual([0, 100])
})

test('of several times the earliest is used, and an earlier run cancels them', async () => {
  const engine = engineWith()
  engine.wakeWithin(30_000)
  engine.wakeWithin(600)
  engine.wakeWithin(15_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(engine.log).toEqual([600])
})

test('one tab at a time runs under its lock', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => {
    last = last.then(work)
    return last
  })
  vi.stubGlobal('navigator', { locks: { request } })
  const tabs = [engineWith('name'), engineWith('name')]
  const all = tabs.map(({ wake }) => wake())
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(all)
  expect(tabs.map(({ log }) => log)).toEqual([[0], [100]])
  expect(request.mock.calls.map(([name]) => name)).toEqual(['name', 'name'])
})

test('once stopped it reports nothing and runs no more', async () => {
  const engine = engineWith()
  engine.failing = true
  engine.wake()
  engine.stop()
  expect(engine.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  await engine.wake()
  expect([engine.log, engine.onFailure.mock.calls]).toEqual([[0], []])
})

test.each([
  [new TypeError('Failed to fetch'), false],
  [new FetchError(), false],
  [new ResponseError([{ code: 'E10401', message: 'x' }]), false],
  [new ResponseError([{ code: 'E10429', message: 'x' }]), false],
  [new ResponseError([{ code: 'E10500', message: 'x' }]), false],
  [new ResponseError([{ code: 'E10409', message: 'x' }]), true],
  [new ResponseError([{ code: 'E10422', message: 'x' }]), true],
])('%s is final: %s', (error, expected) => {
  expect(isRefusal(error)).toBe(expected)
})
