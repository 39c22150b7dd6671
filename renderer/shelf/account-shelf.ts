import type { ShelfChange } from '#domain/shelf/queue.ts'
import { ACCOUNT_FAVORITES_CAP, isSame, type KnownThing, type Target } from '#domain/shelf/shelf.ts'
import { ACCOUNT_KEYS, forgetEverything, forgetLists, QUEUE_KEY } from './account-keys.ts'
import { createQueue } from './account-queue.ts'
import { readState, writeState } from './account-state.ts'
import { createSync } from './account-sync.ts'
import { deviceShelf } from './device-shelf.ts'
import { noteFavorites, noteForgotten, noteRemembered } from './gone.ts'
import { createKeptShelf } from './kept-shelf.ts'
import type { ShelfSource } from './shelf-source.ts'

/** A reader goes from page to page: what was read is sent together. */
const VIEWS_WAIT_MS = 2000

const kept = createKeptShelf(ACCOUNT_KEYS, ACCOUNT_FAVORITES_CAP)
let present: ReturnType<typeof begin> | undefined

/** Whatever another member left here is gone before anything is shown. */
function own(owner: string) {
  const { version } = readState(owner)
  if (version !== null) return
  const queue = createQueue(owner).get()
  if (queue.length > 0) forgetLists()
  else forgetEverything()
  writeState({ owner, version: null, askedAt: 0, left: 0 })
  kept.follow()
}

function begin(owner: string) {
  own(owner)
  // Shown as kept at once; it leaves the device when the account has it.
  kept.putBackFavorites(deviceShelf.get().favorites)
  const queue = createQueue(owner)
  const sync = createSync(owner, kept, queue)
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = kept.get().favorites
  const stopNoting = kept.subscribe(() => {
    const { favorites } = kept.get()
    if (favorites !== before) noteFavorites(before, favorites)
    before = favorites
  })
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(sync.wake, VIEWS_WAIT_MS)
  }
  const add = (change: ShelfChange) => {
    queue.add(change)
    if (change.change === 'view') later()
    else sync.wake()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible' || queue.get().length > 0) sync.wake()
  }
  const onOnline = () => void sync.wake()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === QUEUE_KEY && queue.get().length > 0) later()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', onOnline)
  addEventListener('storage', onStorage)
  sync.wake()
  return {
    owner,
    source: sourceOf(add, sync.wake),
    sync,
    queue,
    end: () => {
      sync.end()
      clearTimeout(timer)
      stopNoting()
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('online', onOnline)
      removeEventListener('storage', onStorage)
    },
  }
}

/** What an entry is called, for when it is not public any more. */
type Titled = { known?: KnownThing | undefined; title?: string | undefined }

const keepOf = ({ targetType, targetId, known, title = known?.title }: Target & Titled) => ({
  change: 'keep' as const,
  targetType,
  targetId,
  title,
})

/** What is done shows at once, and reaches the account as soon as the network lets it. */
const sourceOf = (
  add: (change: ShelfChange) => void,
  wake: (wish?: { ask?: boolean; histories?: boolean }) => Promise<void>,
): ShelfSource => ({
  ...kept,
  cap: ACCOUNT_FAVORITES_CAP,
  isAccount: true,
  putFavorite: (thing) => {
    kept.putFavorite(thing)
    const entry = kept.get().favorites.find((favorite) => isSame(favorite, thing))
    add({ ...keepOf(thing), createdAt: entry?.createdAt ?? new Date().toISOString() })
  },
  dropFavorite: ({ targetType, targetId }) => {
    // It may be waiting here for a merge that has not come through yet.
    deviceShelf.dropFavorite({ targetType, targetId })
    kept.dropFavorite({ targetType, targetId })
    add({ change: 'let-go', targetType, targetId })
  },
  putBackFavorites: (entries) => {
    kept.putBackFavorites(entries)
    for (const entry of entries) add({ ...keepOf(entry), createdAt: entry.createdAt })
  },
  putView: (thing) => {
    if (kept.get().settings.isPaused) return
    kept.putView(thing)
    noteRemembered([thing])
    const { targetType, targetId } = thing
    add({ change: 'view', targetType, targetId, viewedAt: new Date().toISOString() })
  },
  dropView: ({ targetType, targetId }) => {
    kept.dropView({ targetType, targetId })
    noteForgotten({ targetType, targetId })
    add({ change: 'forget', targetType, targetId })
  },
  putBackViews: (entries) => {
    kept.putBackViews(entries)
    noteRemembered(entries)
    for (const { targetType, targetId, firstViewedAt, lastViewedAt, views, known, title } of entries) {
      const moments = { firstViewedAt, lastViewedAt, views, title: title ?? known?.title }
      add({ change: 'remember', targetType, targetId, ...moments })
    }
  },
  changeSettings: (settings) => {
    kept.changeSettings(settings)
    if (settings.isPaused !== undefined) add({ change: 'pause', isPaused: settings.isPaused })
  },
  refresh: (wish) => void wake({ ...wish, ask: true }),
})

/** The shelf of whoever is signed in; `owner` is that member's name at the user pool. */
export function accountShelf(owner: string): ShelfSource {
  if (present?.owner !== owner) {
    present?.end()
    present = begin(owner)
  }
  return present.source
}

/** Resolves when nothing waits to be sent, or when it cannot be sent now. */
export const sent = async (): Promise<void> => present?.sync.wake()

/** Before its member signs out: what waits is sent, and nothing of the account stays on this device. */
export async function leaveAccountShelf(waitMs: number): Promise<void> {
  const isWaiting = present && present.queue.get().length > 0
  if (isWaiting) await Promise.race([sent(), new Promise((resolve) => setTimeout(resolve, waitMs))])
  present?.end()
  present = undefined
  forgetEverything()
  kept.follow()
}
