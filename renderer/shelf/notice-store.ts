import type { ComponentType } from 'react'

/** A line at the bottom of the screen. `passing` disappears by itself, the others stay until they are answered. */
export type Notice = { text: string; variant: 'passing' | 'lasting' | 'offer'; undo?: () => void }
type Shown = { notice: Notice | null; View: ComponentType | null; from: Element | null }

const listeners = new Set<() => void>()
let shown: Shown = { notice: null, View: null, from: null }

export function updateNotice(next: Partial<Shown>) {
  shown = { ...shown, ...next }
  for (const notify of listeners) notify()
}

export const subscribeToNotices = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
export const shownNotice = (): Shown => shown

/** Removes the notice; the focus, if it was in it, returns to where the reader came from. */
export function endNotice(fallback?: HTMLElement | null) {
  const { from } = shown
  const isInside = document.activeElement?.closest('[data-notice]')
  updateNotice({ notice: null, from: null })
  if (!isInside) return
  const target = from?.isConnected ? from : fallback
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
