import type { ShelfChange } from '#domain/shelf/queue.ts'
import { ACCOUNT_FAVORITES_CAP, type ItemSnapshot, isSame, type Target } from '#domain/shelf/shelf.ts'
import { createQueue } from './account-queue.ts'
import { readState, writeState } from './account-state.ts'
import { createSync } from './account-sync.ts'
import { deviceShelf } from './device-shelf.ts'
import { noteFavorites, noteRemoved, noteRestored } from './removed.ts'
import { ACCOUNT_KEYS, forgetEverything, forgetLists, QUEUE_KEY } from './storage-keys.ts'
import { createStoredShelf, type ShelfSource } from './stored-shelf.ts'

/** Views of several pages are sent in one batch. */
const VIEWS_WAIT_MS = 2000

const stored = createStoredShelf(ACCOUNT_KEYS, ACCOUNT_FAVORITES_CAP)
let present: ReturnType<typeof begin> | undefined

/** Data of another member is removed before anything is shown. */
function own(owner: string) {
  const { version } = readState(owner)
  if (version !== null) return
  const queue = createQueue(owner).get()
  if (queue.length > 0) forgetLists()
  else forgetEverything()
  writeState({ owner, version: null, askedAt: 0, left: 0 })
  stored.follow()
}

function begin(owner: string) {
  own(owner)
  // Shown as saved at once; it is removed from the device once the account has it.
  stored.restoreFavorites(deviceShelf.get().favorites)
  const queue = createQueue(owner)
  const sync = createSync(owner, stored, queue)
  const untilEnd = { signal: sync.signal }
  let before = stored.get().favorites
  const stopNoting = stored.subscribe(() => {
    const { favorites } = stored.get()
    if (favorites !== before) noteFavorites(before, favorites)
    before = favorites
  })
  const wakeSoon = () => sync.wakeWithin(VIEWS_WAIT_MS)
  const add = (change: ShelfChange) => {
    queue.add(change)
    if (change.change === 'view') wakeSoon()
    else sync.wake()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible' || queue.get().length > 0) sync.wake()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === QUEUE_KEY && queue.get().length > 0) wakeSoon()
  }
  sync.signal.addEventListener('abort', stopNoting)
  document.addEventListener('visibilitychange', onVisibility, untilEnd)
  addEventListener('online', () => sync.wake(), untilEnd)
  addEventListener('storage', onStorage, untilEnd)
  sync.wake()
  return { owner, source: sourceOf(add, sync.wake), sync, queue }
}

/** The title of an entry, for when it is no longer public. */
type Titled = { known?: ItemSnapshot | undefined; title?: string | undefined }

const keepChangeOf = ({ targetType, targetId, known, title = known?.title }: Target & Titled) => ({
  change: 'keep' as const,
  targetType,
  targetId,
  title,
})

/** Changes are shown at once and sent to the account as soon as the network allows. */
const sourceOf = (
  add: (change: ShelfChange) => void,
  wake: (request?: { fetch?: boolean; histories?: boolean }) => Promise<void>,
): ShelfSource => ({
  ...stored,
  cap: ACCOUNT_FAVORITES_CAP,
  isAccount: true,
  putFavorite: (item) => {
    stored.putFavorite(item)
    const entry = stored.get().favorites.find((favorite) => isSame(favorite, item))
    add({ ...keepChangeOf(item), createdAt: entry?.createdAt ?? new Date().toISOString() })
  },
  dropFavorite: ({ targetType, targetId }) => {
    // It may be part of a pending merge.
    deviceShelf.dropFavorite({ targetType, targetId })
    stored.dropFavorite({ targetType, targetId })
    add({ change: 'let-go', targetType, targetId })
  },
  restoreFavorites: (entries) => {
    stored.restoreFavorites(entries)
    for (const entry of entries) add({ ...keepChangeOf(entry), createdAt: entry.createdAt })
  },
  putView: (item, viewedAt = new Date()) => {
    if (stored.get().settings.isPaused) return
    stored.putView(item, viewedAt)
    noteRestored([item])
    const { targetType, targetId } = item
    add({ change: 'view', targetType, targetId, viewedAt: viewedAt.toISOString() })
  },
  dropView: ({ targetType, targetId }) => {
    stored.dropView({ targetType, targetId })
    noteRemoved({ targetType, targetId })
    add({ change: 'forget', targetType, targetId })
  },
  restoreViews: (entries) => {
    stored.restoreViews(entries)
    noteRestored(entries)
    for (const entry of entries) {
      const { targetType, targetId, firstViewedAt, lastViewedAt, views, title = entry.known?.title } = entry
      add({ change: 'remember', targetType, targetId, firstViewedAt, lastViewedAt, views, title })
    }
  },
  changeSettings: (settings) => {
    stored.changeSettings(settings)
    if (settings.isPaused !== undefined) add({ change: 'pause', isPaused: settings.isPaused })
  },
  refresh: (request) => void wake({ ...request, fetch: true }),
})

/** The shelf of the signed-in member; `owner` is the user name in the user pool. */
export function accountShelf(owner: string): ShelfSource {
  if (present?.owner !== owner) {
    present?.sync.stop()
    present = begin(owner)
  }
  return present.source
}

/** Resolves when nothing is queued, or when it cannot be sent now. */
export const sent = async (): Promise<void> => present?.sync.wake()

/** Before a sign-out: sends queued changes and removes the account's data from this device. */
export async function flushAndClearAccountShelf(waitMs: number): Promise<void> {
  const isWaiting = present && present.queue.get().length > 0
  if (isWaiting) await Promise.race([sent(), new Promise((resolve) => setTimeout(resolve, waitMs))])
  present?.sync.stop()
  present = undefined
  forgetEverything()
  stored.follow()
}
