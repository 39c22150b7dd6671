import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollUntil } from './poll-until.ts'

const SECOND = 1000
const page = { window: new EventTarget(), document: new EventTarget() }

beforeEach(() => {
  vi.useFakeTimers()
  page.window = new EventTarget()
  page.document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const { window } = page
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('document', page.document)
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const startPolling = (isOver: () => Promise<boolean>) => {
  const checks: number[] = []
  const onOver = vi.fn()
  const startedAt = Date.now()
  const end = pollUntil({
    isOver: () => {
      checks.push((Date.now() - startedAt) / SECOND)
      return isOver()
    },
    onOver,
    first: 10 * SECOND,
    max: 30 * SECOND,
  })
  return { checks, onOver, end }
}

test('polling slows down, and resolves once when maintenance ends (R225)', async () => {
  let isOver = false
  const { checks, onOver } = startPolling(async () => isOver)
  await vi.advanceTimersByTimeAsync(110 * SECOND)
  expect(checks).toEqual([10, 25, 47.5, 77.5, 107.5])
  isOver = true
  await vi.advanceTimersByTimeAsync(200 * SECOND)
  expect(checks).toEqual([10, 25, 47.5, 77.5, 107.5, 137.5])
  expect(onOver).toHaveBeenCalledOnce()
})

test('a failed request does not end the polling (R225)', async () => {
  const { checks, onOver } = startPolling(() => Promise.reject(new Error('no answer')))
  await vi.advanceTimersByTimeAsync(30 * SECOND)
  expect([checks.length, onOver.mock.calls.length]).toEqual([2, 0])
})

test('returning to the tab polls at once, at a limited rate, and not after the end (R225)', async () => {
  const { checks, end } = startPolling(async () => false)
  await vi.advanceTimersByTimeAsync(6 * SECOND)
  page.document.dispatchEvent(new Event('visibilitychange'))
  page.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  page.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(checks).toEqual([6])
  end()
  await vi.advanceTimersByTimeAsync(100 * SECOND)
  page.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100 * SECOND)
  expect(checks).toEqual([6])
})
