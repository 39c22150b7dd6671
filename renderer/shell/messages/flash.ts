import type { MessageColor } from './notifications.ts'
import { createStore } from './store.ts'

/** Duration of the fade in and out, in milliseconds (spec §9). */
export const FLASH_FADE = 500
/** An automatic close does not remove a flash shown for less than this, in milliseconds. */
const AUTO_CLOSE_GUARD = 1000

type Flash = {
  color: MessageColor
  description: string
  /** How long it is shown, in milliseconds; 0 until it is closed. */
  duration: number
  shownAt: number
  phase: 'entering' | 'shown' | 'leaving'
}

/** The current message above the page, if any. */
export const flash = createStore<Flash | null>(null)

let timers: ReturnType<typeof setTimeout>[] = []

const stopTimers = () => {
  for (const timer of timers) clearTimeout(timer)
  timers = []
}

const enter = (phase: Flash['phase']) => {
  const current = flash.get()
  if (current) flash.set({ ...current, phase })
}

/**
 * Shows a message above the page, replacing the previous one. It fades in after 500 ms; with a duration it fades out
 * that long after, and is removed 500 ms later (spec §4, "Flash").
 */
export function showFlash({
  description,
  color = 'info',
  duration = 0,
}: Pick<Flash, 'description'> & Partial<Pick<Flash, 'color' | 'duration'>>): void {
  stopTimers()
  flash.set({ color, description, duration, shownAt: Date.now(), phase: 'entering' })
  timers.push(setTimeout(() => enter('shown'), FLASH_FADE))
  if (duration <= 0) return
  timers.push(setTimeout(() => enter('leaving'), FLASH_FADE + duration))
  timers.push(setTimeout(closeFlash, FLASH_FADE + duration + FLASH_FADE))
}

/** Closes it at once, at the reader's request. */
export function closeFlash(): void {
  stopTimers()
  flash.set(null)
}

/** Closes it after a navigation, unless it was shown too briefly to be read. */
export function closeFlashAutomatically(): void {
  const current = flash.get()
  if (!current) return
  const shownFor = Date.now() - current.shownAt
  if (shownFor > Math.min(current.duration, AUTO_CLOSE_GUARD)) closeFlash()
}
