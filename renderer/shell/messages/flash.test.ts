import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeFlash, closeFlashAutomatically, flash, showFlash } from './flash.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  closeFlash()
  vi.useRealTimers()
})

const phase = () => flash.get()?.phase

test('by default a flash is informative and stays (R104, R266)', () => {
  showFlash({ description: 'ようこそ' })
  expect(flash.get()).toMatchObject({ color: 'info', duration: 0, description: 'ようこそ' })
})

test('it fades in after 500 milliseconds (R155)', () => {
  showFlash({ description: '一' })
  vi.advanceTimersByTime(499)
  expect(phase()).toBe('entering')
  vi.advanceTimersByTime(1)
  expect(phase()).toBe('shown')
})

test('with a duration it fades out after it and closes 500 milliseconds later (R156, R157)', () => {
  showFlash({ description: '一', duration: 3000 })
  vi.advanceTimersByTime(3499)
  expect(phase()).toBe('shown')
  vi.advanceTimersByTime(1)
  expect(phase()).toBe('leaving')
  vi.advanceTimersByTime(499)
  expect(flash.get()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(flash.get()).toBeNull()
})

test('without a duration it stays (R156)', () => {
  showFlash({ description: '一' })
  vi.advanceTimersByTime(3_600_000)
  expect(phase()).toBe('shown')
})

test('a flash can be closed at any time, which clears its timer (R158)', () => {
  showFlash({ description: '一', duration: 1000 })
  vi.advanceTimersByTime(100)
  closeFlash()
  expect(flash.get()).toBeNull()
  showFlash({ description: '二' })
  vi.advanceTimersByTime(5000)
  expect(flash.get()?.description).toBe('二')
})

test.each([
  { duration: 3000, after: 1000, isRetained: true },
  { duration: 3000, after: 1001, isRetained: false },
  { duration: 600, after: 600, isRetained: true },
  { duration: 600, after: 601, isRetained: false },
  { duration: 0, after: 0, isRetained: true },
  { duration: 0, after: 1, isRetained: false },
])(
  'an automatic close after $after ms of $duration: retained $isRetained (R159)',
  ({ duration, after, isRetained }) => {
    showFlash({ description: '一', duration })
    vi.advanceTimersByTime(after)
    closeFlashAutomatically()
    expect(flash.get() !== null).toBe(isRetained)
  },
)
