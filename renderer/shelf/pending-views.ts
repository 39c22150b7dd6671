import type { HistoryKind } from '#domain/shelf/kinds.ts'
import type { ShelfItem } from '#domain/shelf/shelf.ts'
import { readSettings } from '#domain/shelf/storage.ts'
import { currentMember, PENDING_VIEWS_KEY, shownKeys } from './storage-keys.ts'

/** A page that was read while the shelf's code was not loaded. */
type PendingView = {
  /** The signed-in user of that moment; `null` for a guest. */
  owner: string | null
  item: ShelfItem<HistoryKind>
  /** ISO 8601. */
  viewedAt: string
}

const MAX_VIEWS = 200
/** From this number on the shelf's code is loaded for them. */
const MANY = 30

const read = (): PendingView[] => {
  const views: unknown = JSON.parse(localStorage.getItem(PENDING_VIEWS_KEY) ?? '[]')
  return Array.isArray(views) ? views : []
}

/** Dispatched on the window; the shelf's code cancels it and takes the view. */
export type ViewedEvent = CustomEvent<ShelfItem<HistoryKind>>

/** Notes a page as read, for the shelf's code. Nothing is stored while the reader has paused the history. */
export function addView(item: ShelfItem<HistoryKind>): void {
  const isTaken = !dispatchEvent(new CustomEvent('viewed', { detail: item, cancelable: true }))
  if (isTaken) return
  try {
    if (readSettings(localStorage.getItem(shownKeys().settings)).isPaused) return
    const view: PendingView = { owner: currentMember(), item, viewedAt: new Date().toISOString() }
    localStorage.setItem(PENDING_VIEWS_KEY, JSON.stringify([...read(), view].slice(-MAX_VIEWS)))
  } catch {
    // Storage is blocked or full.
  }
}

/** Takes the views of one owner, for the history. */
export function takeViews(owner: string | null): PendingView[] {
  try {
    const views = read()
    const left = views.filter((view) => view.owner !== owner)
    if (left.length > 0) localStorage.setItem(PENDING_VIEWS_KEY, JSON.stringify(left))
    else localStorage.removeItem(PENDING_VIEWS_KEY)
    return views.filter((view) => view.owner === owner)
  } catch {
    return []
  }
}

/** Whether it is time to put them into the history. */
export function areViewsWaiting(): boolean {
  try {
    return read().length >= MANY
  } catch {
    return false
  }
}
