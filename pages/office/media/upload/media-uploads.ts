import { inspectMedia } from '#domain/media/inspect.ts'
import { MEDIA_LIMITS, MEDIA_REFUSALS } from '#domain/media/limits.ts'
import type { Media } from '#domain/media/media.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { SendingError, type Sent, sendMedia } from './send-media.ts'

/** A file on its way to the library. It goes on while other pages are looked at. */
export type Upload = {
  id: string
  name: string
  file: File
  /** `same`: the library has this content already. */
  state: 'checking' | 'waiting' | 'sending' | 'done' | 'same' | 'failed'
  /** 0–1. At 1 everything is sent, and the server makes of it what is kept. */
  progress: number
  problem: string | null
  /** Whether trying again may help: the file is all right, the way was not. */
  canRetry: boolean
  media: Media | null
}

export const uploads = createStore<readonly Upload[]>([])

/** The server decodes one picture of an account at a time. */
const AT_ONCE = 1

const controllers = new Map<string, AbortController>()

const change = (id: string, patch: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))

const isUnderWay = ({ state }: Upload) => ['checking', 'waiting', 'sending'].includes(state)

const warn = (event: Event) => event.preventDefault()

/** Closing the tab would lose what is on its way. */
const guard = () => {
  removeEventListener('beforeunload', warn)
  if (uploads.get().some(isUnderWay)) addEventListener('beforeunload', warn)
}

async function send({ id, name, file }: Upload): Promise<void> {
  const controller = new AbortController()
  controllers.set(id, controller)
  const { signal } = controller
  change(id, { state: 'sending', progress: 0, problem: null })
  try {
    const onProgress = (progress: number) => change(id, { progress })
    const { media, isSame }: Sent = await sendMedia({ id, name, file, onProgress, signal })
    change(id, { state: isSame ? 'same' : 'done', progress: 1, media })
  } catch (error) {
    if (signal.aborted) return
    const problem = error instanceof Error ? error.message : ''
    change(id, { state: 'failed', problem, canRetry: !(error instanceof SendingError) || error.isNetwork })
  } finally {
    controllers.delete(id)
    sendNext()
  }
}

function sendNext(): void {
  guard()
  const all = uploads.get()
  const room = AT_ONCE - all.filter(({ state }) => state === 'sending').length
  for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room)))
    void send(upload)
}

/** Why this browser need not send a file at all; `null` where the server is to decide. */
async function problemOf(file: File): Promise<string | null> {
  if (file.size > MEDIA_LIMITS.bytes) return MEDIA_REFUSALS.tooLarge
  const { problem } = inspectMedia(new Uint8Array(await file.arrayBuffer()))
  return problem && MEDIA_REFUSALS[problem]
}

async function check({ id, file }: Upload): Promise<void> {
  const problem = await problemOf(file).catch(() => MEDIA_REFUSALS.unreadable)
  if (problem) change(id, { state: 'failed', problem, canRetry: false })
  else change(id, { state: 'waiting' })
  sendNext()
}

/** Takes files that were chosen, dropped or pasted: each is looked at here, and what can be kept is sent. */
export async function addFiles(files: readonly File[]): Promise<void> {
  const added = files.map(
    (file): Upload => ({
      id: randomIdentifier(),
      name: file.name || '貼り付けた画像.png',
      file,
      state: 'checking',
      progress: 0,
      problem: null,
      canRetry: false,
      media: null,
    }),
  )
  uploads.set([...uploads.get(), ...added])
  guard()
  for (const upload of added) await check(upload)
}

/** Gives a file up, wherever it is. */
export function cancelUpload(id: string): void {
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
  controllers.get(id)?.abort(new Error('given up'))
  sendNext()
}

/** Sends again what did not arrive. */
export function retryUploads(ids: readonly string[]): void {
  for (const id of ids) change(id, { state: 'waiting', progress: 0, problem: null })
  sendNext()
}

/** Takes away the lines about which nothing is left to do. */
export const clearUploads = (): void => uploads.set(uploads.get().filter(isUnderWay))

/** Leaves only what is not there yet: whoever opens a picker begins anew, and loses nothing. */
export const clearArrived = (): void =>
  uploads.set(uploads.get().filter((upload) => isUnderWay(upload) || upload.canRetry))

/** What failed for want of a network goes on as soon as there is one. */
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    const failed = uploads.get().filter(({ state, canRetry }) => state === 'failed' && canRetry)
    retryUploads(failed.map(({ id }) => id))
  })
