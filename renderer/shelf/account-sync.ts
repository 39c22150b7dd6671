import type { AccountShelf } from '#domain/shelf/entry.ts'
import { nextToSend, withoutForgotten, withQueue } from '#domain/shelf/queue.ts'
import { ACCOUNT_FAVORITES_CAP, type Favorite, inOrder, keyOf } from '#domain/shelf/shelf.ts'
import { messageText, ResponseError, StatusError } from '../shell/errors/errors.ts'
import type * as Calls from './account-calls.ts'
import type { AccountQueue } from './account-queue.ts'
import { isStale, readState, writeState } from './account-state.ts'
import { deviceShelf } from './device-shelf.ts'
import type { createKeptShelf } from './kept-shelf.ts'
import { mergeDevice } from './merge-device.ts'
import { shownNotice } from './notice-store.ts'
import { say } from './notices.ts'
import { thingOfCard } from './thing.ts'

type Kept = ReturnType<typeof createKeptShelf>
/** `anew`: whatever version is here, as it may not be what the account has. */
type Wish = { ask?: boolean | undefined; anew?: boolean; histories?: boolean | undefined }

const LOCK = 'shelf-sync'
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000]
/** These may be over a moment later. */
const PASSING = [401, 408, 425, 429]
const isRefusal = (error: unknown): error is StatusError =>
  error instanceof StatusError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)

const locked = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

/** Brings what was done on this device to the account, and what other devices did to this one; one tab at a time. */
export function createSync(owner: string, kept: Kept, queue: AccountQueue) {
  let running: Promise<void> | null = null
  let wish: Wish = {}
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const take = ({ version, isPaused, favorites }: AccountShelf, left = readState(owner).left) => {
    const changes = queue.get()
    if (!changes.some(({ change }) => change === 'pause') && kept.get().settings.isPaused !== isPaused)
      kept.changeSettings({ isPaused })
    if (favorites)
      kept.updateFavorites((before) => {
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
    wish = { ...wish, anew: true }
    if (error instanceof ResponseError) say({ manner: 'lasting', text: messageText(error) })
  }

  async function flush(calls: typeof Calls) {
    for (let sent = nextToSend(queue.get()); sent.length > 0 && !isOver; sent = nextToSend(queue.get())) {
      const isOfReader = sent.some(({ change }) => change !== 'view')
      await calls.sendChanges(sent).catch((error) => {
        if (!isRefusal(error)) throw error
        // Shown as it is at the account again: the server said no.
        if (isOfReader) refused(error)
      })
      queue.remove(sent)
    }
  }

  async function askHistories(calls: typeof Calls) {
    const pages = await Promise.all([
      calls.askHistories('spot', { limit: 50 }),
      calls.askHistories('article-page', { limit: 50 }),
    ])
    const list = pages
      .flatMap((page) => page.list)
      .map(({ card, title: _title, label: _label, ...entry }) => ({
        ...entry,
        known: (card && thingOfCard(card)?.known) ?? undefined,
      }))
    kept.updateViews(() => inOrder(withoutForgotten(list, queue.get())))
  }

  const hasWork = () => {
    const { favorites, histories } = deviceShelf.get()
    const isStill = queue.get().length + favorites.length + histories.length === 0
    return !isStill || wish.ask || wish.anew || wish.histories || isStale(readState(owner))
  }

  async function run() {
    // What talks to the account is heavy, and most pages have nothing to tell it.
    if (!hasWork()) return
    const calls = await import('./account-calls.ts')
    const merged = await mergeDevice(calls, readState(owner))
    if (isOver) return
    if (merged) take(merged.shelf, merged.left)
    await flush(calls)
    if (isOver) return
    const asked = wish
    const { ask, anew, histories } = asked
    const { version } = readState(owner)
    if (ask || anew || isStale(readState(owner))) take(await calls.askShelf(anew ? null : version))
    if (histories) await askHistories(calls)
    // Whoever wished for something meanwhile is served by the next run.
    if (wish === asked) wish = {}
    failures = 0
  }

  /** Whatever could not be sent is kept, and tried again later, when the network returns or the page is looked at. */
  function failed(error: unknown) {
    if (!(error instanceof StatusError) && navigator.onLine)
      console.warn('the shelf could not be synchronised', error)
    if (isOver || (error instanceof StatusError && error.status === 401)) return
    const isTold = failures > 0 || shownNotice().notice?.undo
    if (!isTold && queue.get().some(({ change }) => change === 'keep' || change === 'let-go'))
      say({ manner: 'passing', text: '通信できないため、つながったときにアカウントへ保存します。' })
    clearTimeout(timer)
    timer = setTimeout(wake, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)])
    failures += 1
  }

  async function wake(more: Wish = {}): Promise<void> {
    wish = { ...wish, ask: wish.ask || more.ask, histories: wish.histories || more.histories }
    if (isOver) return
    const before = running
    // Whoever asks while it runs is served by the next run.
    const next = (before ?? Promise.resolve()).then(() => locked(run)).catch(failed)
    running = next
    await next
    if (running === next) running = null
  }

  return { wake, end: () => (isOver = true) }
}
