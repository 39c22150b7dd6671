import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain } from './look-again.ts'

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

const begin = (isOver: () => Promise<boolean>) => {
  const looks: number[] = []
  const go = vi.fn()
  const since = Date.now()
  const end = lookAgain({
    isOver: () => {
      looks.push((Date.now() - since) / SECOND)
      return isOver()
    },
    go,
    first: 10 * SECOND,
    longest: 30 * SECOND,
  })
  return { looks, go, end }
}

test('it looks less and less often, and goes on once when it is over (R225)', async () => {
  let isOver = false
  const { looks, go } = begin(async () => isOver)
  await vi.advanceTimersByTimeAsync(110 * SECOND)
  expect(looks).toEqual([10, 25, 47.5, 77.5, 107.5])
  isOver = true
  await vi.advanceTimersByTimeAsync(200 * SECOND)
  expect(looks).toEqual([10, 25, 47.5, 77.5, 107.5, 137.5])
  expect(go).toHaveBeenCalledOnce()
})

test('what cannot be asked is not over (R225)', async () => {
  const { looks, go } = begin(() => Promise.reject(new Error('no answer')))
  await vi.advanceTimersByTimeAsync(30 * SECOND)
  expect([looks.length, go.mock.calls.length]).toEqual([2, 0])
})

test('it looks at once when somebody comes back, but not with every glance, and never after its end (R225)', async () => {
  const { looks, end } = begin(async () => false)
  await vi.advanceTimersByTimeAsync(6 * SECOND)
  page.document.dispatchEvent(new Event('visibilitychange'))
  page.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  page.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(looks).toEqual([6])
  end()
  await vi.advanceTimersByTimeAsync(100 * SECOND)
  page.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100 * SECOND)
  expect(looks).toEqual([6])
})
