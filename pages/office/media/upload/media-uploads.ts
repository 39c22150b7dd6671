import { inspectMedia } from '#domain/media/inspect.ts'
import { MEDIA_LIMITS, MEDIA_REFUSALS } from '#domain/media/limits.ts'
import type { Media } from '#domain/media/media.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { SendingError, type Sent, sendMedia } from './send-media.ts'

/** An upload; continues across page changes. */
export type Upload = {
  id: string
  name: string
  file: File
  /** `same`: the library already has this content. */
  state: 'checking' | 'waiting' | 'sending' | 'done' | 'same' | 'failed'
  /** 0–1. At 1 everything is sent and the server is processing. */
  progress: number
  problem: string | null
  /** Whether a retry may help: the file is valid, the network failed. */
  canRetry: boolean
  media: Media | null
}

export const uploads = createStore<readonly Upload[]>([])

/** The server decodes one picture per account at a time. */
const MAX_CONCURRENT_UPLOADS = 1

const controllers = new Map<string, AbortController>()

const change = (id: string, patch: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))

const isInProgress = ({ state }: Upload) => ['checking', 'waiting', 'sending'].includes(state)

const warn = (event: Event) => event.preventDefault()

/** Warns before closing the tab during uploads. */
const guard = () => {
  removeEventListener('beforeunload', warn)
  if (uploads.get().some(isInProgress)) addEventListener('beforeunload', warn)
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
  const room = MAX_CONCURRENT_UPLOADS - all.filter(({ state }) => state === 'sending').length
  for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room)))
    void send(upload)
}

/** Why a file can be rejected without uploading; `null` if the server decides. */
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

/** Adds selected, dropped or pasted files: checks them and uploads the valid ones. */
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

/** Cancels an upload in any state. */
export function cancelUpload(id: string): void {
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
  controllers.get(id)?.abort(new Error('cancelled'))
  sendNext()
}

/** Retries failed uploads. */
export function retryUploads(ids: readonly string[]): void {
  for (const id of ids) change(id, { state: 'waiting', progress: 0, problem: null })
  sendNext()
}

/** Removes finished rows. */
export const clearUploads = (): void => uploads.set(uploads.get().filter(isInProgress))

/** Removes uploaded ones, so that a picker starts with pending uploads only. */
export const clearArrived = (): void =>
  uploads.set(uploads.get().filter((upload) => isInProgress(upload) || upload.canRetry))

/** Retries network failures when back online. */
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    const failed = uploads.get().filter(({ state, canRetry }) => state === 'failed' && canRetry)
    retryUploads(failed.map(({ id }) => id))
  })
