import { mutate } from 'swr'
import { randomIdentifier } from '#domain/identifier.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { actionKey } from '../action-key.ts'
import { preparePhoto } from './prepare-photo.ts'
import { sendPhoto } from './send-photo.ts'

/** A photo on its way to its record. It goes on while its member looks at other pages. */
export type Upload = {
  id: string
  actionId: string
  name: string
  file: Blob
  /** Whether `file` is as it is sent, no longer as it was chosen. */
  isSmall: boolean
  state: 'preparing' | 'waiting' | 'sending' | 'done' | 'failed'
  /** 0–1. */
  progress: number
  problem: string | null
}

export const uploads = createStore<readonly Upload[]>([])

/** Records that the server knows: the photos of the others wait for theirs. */
const known = new Set<string>()
const controllers = new Map<string, AbortController>()

const change = (id: string, patch: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))

const fail = (id: string, error: unknown) =>
  change(id, { state: 'failed', problem: error instanceof Error ? error.message : '' })

/** One at a time: a phone's network carries no more, and photos come in the order they were chosen. */
async function sendNext(actionId: string): Promise<void> {
  const ours = uploads.get().filter((upload) => upload.actionId === actionId)
  if (!known.has(actionId) || ours.some(({ state }) => state === 'sending')) return
  const next = ours.find(({ state }) => state === 'waiting')
  if (!next) return
  const { id, file } = next
  const controller = new AbortController()
  controllers.set(id, controller)
  change(id, { state: 'sending', progress: 0, problem: null })
  const { signal } = controller
  try {
    const onProgress = (progress: number) => change(id, { progress })
    await sendPhoto({ actionId, photoId: id, photo: file, onProgress, signal })
    change(id, { state: 'done', progress: 1 })
    await mutate(actionKey(actionId))
    uploads.set(uploads.get().filter((upload) => upload.id !== id))
  } catch (error) {
    if (!signal.aborted) fail(id, error)
  } finally {
    controllers.delete(id)
  }
  void sendNext(actionId)
}

async function prepare({ id, file, actionId }: Upload): Promise<void> {
  try {
    const smaller = await preparePhoto(file)
    change(id, { file: smaller, isSmall: true, state: 'waiting' })
    void sendNext(actionId)
  } catch (error) {
    fail(id, error)
  }
}

/** Takes photos that were chosen: each is made smaller, one after the other, and sent when its record is there. */
export async function addPhotos(actionId: string, files: readonly File[]): Promise<void> {
  const added = files.map(
    (file): Upload => ({
      id: randomIdentifier(),
      actionId,
      name: file.name,
      file,
      isSmall: false,
      state: 'preparing',
      progress: 0,
      problem: null,
    }),
  )
  uploads.set([...uploads.get(), ...added])
  for (const upload of added) await prepare(upload)
}

/** The record is there: its photos may follow. */
export function beginUploads(actionId: string): void {
  known.add(actionId)
  void sendNext(actionId)
}

/** The record was never written down: its photos have nowhere to go. */
export function dropUnsent(actionId: string): void {
  if (!known.has(actionId)) uploads.set(uploads.get().filter((upload) => upload.actionId !== actionId))
}

/** Gives a photo up, wherever it is. */
export function cancelUpload(id: string): void {
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
  controllers.get(id)?.abort()
}

/** Tries again what failed: to read it, or to send it. */
export function retryUpload(id: string): void {
  const upload = uploads.get().find((one) => one.id === id)
  if (!upload) return
  if (!upload.isSmall) {
    change(id, { state: 'preparing', problem: null })
    void prepare(upload)
    return
  }
  change(id, { state: 'waiting', problem: null })
  void sendNext(upload.actionId)
}
