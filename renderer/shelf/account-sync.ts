import type { AccountShelf } from '#domain/shelf/entry.ts'
import { HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import { nextToSend, withoutForgotten, withQueue } from '#domain/shelf/queue.ts'
import { ACCOUNT_FAVORITES_CAP, type Favorite, inOrder, keyOf } from '#domain/shelf/shelf.ts'
import { messageText, ResponseError, StatusError } from '../shell/errors/errors.ts'
import { createSyncEngine, isRefusal } from '../sync/engine.ts'
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

const PAUSES_MS = [5_000, 15_000, 60_000]
const MAX_PAUSE_MS = 300_000

/** Synchronises changes of this device with the account, in both directions; one tab at a time. */
export function createSync(owner: string, stored: StoredShelfStore, queue: AccountQueue) {
  let syncRequest: SyncRequest = {}
  let isFailureShown = false

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
    let sent = nextToSend(queue.get())
    while (sent.length > 0 && !signal.aborted) {
      const isOfReader = sent.some(({ change }) => change !== 'view')
      await calls.sendChanges(sent).catch((error) => {
        if (!isRefusal(error)) throw error
        // The refused change is reverted to the account's state.
        if (isOfReader) refused(error)
      })
      queue.remove(sent)
      sent = nextToSend(queue.get())
    }
  }

  async function fetchHistories(calls: typeof Calls) {
    const pages = await Promise.all(HISTORY_KINDS.map((kind) => calls.fetchHistories(kind, { limit: 50 })))
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
    if (signal.aborted) return
    if (merged) applyAccountShelf(merged.shelf, merged.left)
    await flush(calls)
    if (signal.aborted) return
    const current = syncRequest
    const { fetch, anew, histories } = current
    const state = readState(owner)
    if (fetch || anew || isStale(state))
      applyAccountShelf(await calls.fetchShelf(anew ? null : state.version))
    if (histories) await fetchHistories(calls)
    // Requests made meanwhile are handled by the next run.
    if (syncRequest === current) syncRequest = {}
    isFailureShown = false
  }

  /** Unsent changes stay queued and are retried later, when the network returns or the page becomes visible. */
  function onFailure(error: unknown, failures: number) {
    const isOfServer = error instanceof StatusError
    if (!isOfServer && navigator.onLine) console.warn('the shelf could not be synchronised', error)
    if (isOfServer && error.status === 401) return
    const isOfReader = queue.get().some(({ change }) => change === 'keep' || change === 'let-go')
    if (isOfReader && !isFailureShown && !shownNotice().notice?.undo) {
      isFailureShown = true
      showNotice({ variant: 'passing', text: '通信できないため、つながったときにアカウントへ保存します。' })
    }
    return PAUSES_MS[failures] ?? MAX_PAUSE_MS
  }

  const engine = createSyncEngine({ lock: 'shelf-sync', run, onFailure })
  const { signal } = engine
  const wake = (more: SyncRequest = {}): Promise<void> => {
    const { fetch, histories } = syncRequest
    syncRequest = { ...syncRequest, fetch: fetch || more.fetch, histories: histories || more.histories }
    return engine.wake()
  }
  return { ...engine, wake }
}
