import type { MessageColor } from './notifications.ts'
import { createStore } from './store.ts'

/** How long a flash takes to appear and to go, in milliseconds (spec §9). */
export const FLASH_FADE = 500
/** An automatic close leaves alone what was shown for no longer than this, in milliseconds. */
const AUTO_CLOSE_GUARD = 1000

export type Flash = {
  color: MessageColor
  description: string
  /** How long it stays, in milliseconds; 0 until somebody closes it. */
  duration: number
  shownAt: number
  phase: 'entering' | 'shown' | 'leaving'
}

/** The one message above the page, or none. */
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
 * Shows a message above the page, in place of the one before it. It fades in after 500 ms; with a duration it fades out
 * that long after, and is gone 500 ms later (spec §4, "Flash").
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

/** Closes it at once: the reader's own wish. */
export function closeFlash(): void {
  stopTimers()
  flash.set(null)
}

/** Closes it because the page has changed, unless it was shown too briefly to have been read. */
export function closeFlashAutomatically(): void {
  const current = flash.get()
  if (!current) return
  const shownFor = Date.now() - current.shownAt
  if (shownFor > Math.min(current.duration, AUTO_CLOSE_GUARD)) closeFlash()
}
