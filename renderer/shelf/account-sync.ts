import type { AccountShelf } from '#domain/shelf/entry.ts'
import { nextToSend, withoutForgotten, withQueue } from '#domain/shelf/queue.ts'
import { ACCOUNT_FAVORITES_CAP, type Favorite, inOrder, keyOf } from '#domain/shelf/shelf.ts'
import { messageText, ResponseError, StatusError } from '../shell/errors/errors.ts'
import type * as Calls from './account-calls.ts'
import type { AccountQueue } from './account-queue.ts'
import { isStale, readState, writeState } from './account-state.ts'
import { deviceShelf } from './device-shelf.ts'
import { mergeDevice } from './merge-device.ts'
import { shownNotice } from './notice-store.ts'
import { showNotice } from './notices.ts'
import { shelfItemOfCard } from './shelf-item.ts'
import type { createStoredShelf } from './stored-shelf.ts'

type StoredShelfStore = ReturnType<typeof createStoredShelf>
/** `anew`: ignore the local version, which may differ from the account. */
type SyncRequest = { fetch?: boolean | undefined; anew?: boolean; histories?: boolean | undefined }

const LOCK = 'shelf-sync'
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000]
/** Temporary failures. */
const TEMPORARY_STATUSES = [401, 408, 425, 429]
const isRefusal = (error: unknown): error is StatusError =>
  error instanceof StatusError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TEMPORARY_STATUSES.includes(error.status)

const locked = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

/** Synchronises changes of this device with the account, in both directions; one tab at a time. */
export function createSync(owner: string, stored: StoredShelfStore, queue: AccountQueue) {
  let running: Promise<void> | null = null
  let syncRequest: SyncRequest = {}
  let failures = 0
  let isFailureShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const applyAccountShelf = (
    { version, isPaused, favorites }: AccountShelf,
    left = readState(owner).left,
  ) => {
    const changes = queue.get()
    if (!changes.some(({ change }) => change === 'pause') && stored.get().settings.isPaused !== isPaused)
      stored.changeSettings({ isPaused })
    if (favorites)
      stored.updateFavorites((before) => {
        const known = new Map(before.map((entry) => [keyOf(entry), entry.known]))
        const list = favorites.map(([targetType, targetId, createdAt]): Favorite => {
          const target = { targetType, targetId }
          return { ...target, createdAt, known: known.get(keyOf(target)) }
        })
        return inOrder(withQueue(list, changes), ACCOUNT_FAVORITES_CAP)
      })
    writeState({ owner, version, askedAt: Date.now(), left })
  }

  const refused = (error: StatusError) => {
    syncRequest = { ...syncRequest, anew: true }
    if (error instanceof ResponseError) showNotice({ variant: 'lasting', text: messageText(error) })
  }

  async function flush(calls: typeof Calls) {
    for (let sent = nextToSend(queue.get()); sent.length > 0 && !isOver; sent = nextToSend(queue.get())) {
      const isOfReader = sent.some(({ change }) => change !== 'view')
      await calls.sendChanges(sent).catch((error) => {
        if (!isRefusal(error)) throw error
        // The refused change is reverted to the account's state.
        if (isOfReader) refused(error)
      })
      queue.remove(sent)
    }
  }

  async function fetchHistories(calls: typeof Calls) {
    const pages = await Promise.all([
      calls.fetchHistories('spot', { limit: 50 }),
      calls.fetchHistories('article-page', { limit: 50 }),
    ])
    const list = pages
      .flatMap((page) => page.list)
      .map(({ card, title: _title, label: _label, ...entry }) => ({
        ...entry,
        known: (card && shelfItemOfCard(card)?.known) ?? undefined,
      }))
    stored.updateViews(() => inOrder(withoutForgotten(list, queue.get())))
  }

  const hasWork = () => {
    const { favorites, histories } = deviceShelf.get()
    const isIdle = queue.get().length + favorites.length + histories.length === 0
    return (
      !isIdle || syncRequest.fetch || syncRequest.anew || syncRequest.histories || isStale(readState(owner))
    )
  }

  async function run() {
    // The API client is large, and most pages have nothing to send.
    if (!hasWork()) return
    const calls = await import('./account-calls.ts')
    const merged = await mergeDevice(calls, readState(owner))
    if (isOver) return
    if (merged) applyAccountShelf(merged.shelf, merged.left)
    await flush(calls)
    if (isOver) return
    const current = syncRequest
    const { fetch, anew, histories } = current
    const { version } = readState(owner)
    if (fetch || anew || isStale(readState(owner)))
      applyAccountShelf(await calls.fetchShelf(anew ? null : version))
    if (histories) await fetchHistories(calls)
    // Requests made meanwhile are handled by the next run.
    if (syncRequest === current) syncRequest = {}
    failures = 0
    isFailureShown = false
  }

  /** Unsent changes stay queued and are retried later, when the network returns or the page becomes visible. */
  function failed(error: unknown) {
    if (!(error instanceof StatusError) && navigator.onLine)
      console.warn('the shelf could not be synchronised', error)
    if (isOver || (error instanceof StatusError && error.status === 401)) return
    const isOfReader = queue.get().some(({ change }) => change === 'keep' || change === 'let-go')
    if (isOfReader && !isFailureShown && !shownNotice().notice?.undo) {
      isFailureShown = true
      showNotice({ variant: 'passing', text: '通信できないため、つながったときにアカウントへ保存します。' })
    }
    clearTimeout(timer)
    timer = setTimeout(wake, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)])
    failures += 1
  }

  async function wake(more: SyncRequest = {}): Promise<void> {
    syncRequest = {
      ...syncRequest,
      fetch: syncRequest.fetch || more.fetch,
      histories: syncRequest.histories || more.histories,
    }
    if (isOver) return
    const before = running
    // Requests made during a run are handled by the next one.
    const next = (before ?? Promise.resolve()).then(() => locked(run)).catch(failed)
    running = next
    await next
    if (running === next) running = null
  }

  return { wake, end: () => (isOver = true) }
}
