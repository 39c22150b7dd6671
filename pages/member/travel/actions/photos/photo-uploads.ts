import { randomIdentifier } from '#domain/text/identifier.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import type { RecordStore } from '../../records/record-store.ts'
import { preparePhoto } from './prepare-photo.ts'

/** A chosen photo until it is in the queue of its record (pages/member/travel/records), which sends it. */
export type Upload = {
  id: string
  actionId: string
  name: string
  file: Blob
  /** Whether `file` is the resized file and not the original. */
  isSmall: boolean
  state: 'preparing' | 'waiting' | 'failed'
  problem: string | null
}

export const uploads = createStore<readonly Upload[]>([])

/** Records that are saved, here or on the server: photos of other records wait. */
const written = new Map<string, RecordStore>()
const moving = new Set<string>()

const change = (id: string, patch: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))

const fail = (id: string, error: unknown) => change(id, { state: 'failed', problem: messageText(error) })

/** Moves prepared photos to the queue of their record, in the order chosen. */
async function moveToQueue(actionId: string): Promise<void> {
  const records = written.get(actionId)
  if (!records) return
  for (const upload of uploads.get()) {
    const { id, name, file } = upload
    if (upload.actionId !== actionId || upload.state !== 'waiting' || moving.has(id)) continue
    moving.add(id)
    try {
      await records.addPhoto(actionId, { photoId: id, name, photo: file })
      cancelUpload(id)
    } catch (error) {
      fail(id, error)
    } finally {
      moving.delete(id)
    }
  }
}

async function prepare({ id, file, actionId }: Upload): Promise<void> {
  try {
    const smaller = await preparePhoto(file)
    change(id, { file: smaller, isSmall: true, state: 'waiting' })
    void moveToQueue(actionId)
  } catch (error) {
    fail(id, error)
  }
}

/** Adds chosen photos: they are resized one at a time, and queued when their record is saved. */
export async function addPhotos(actionId: string, files: readonly File[]): Promise<void> {
  const added = files.map(
    (file): Upload => ({
      id: randomIdentifier(),
      actionId,
      name: file.name,
      file,
      isSmall: false,
      state: 'preparing',
      problem: null,
    }),
  )
  uploads.set([...uploads.get(), ...added])
  for (const upload of added) await prepare(upload)
}

/** The record is saved: its photos may be sent. */
export function beginUploads(actionId: string, records: RecordStore): void {
  written.set(actionId, records)
  void moveToQueue(actionId)
}

/** The record was never saved: its photos are discarded. */
export function dropUnsent(actionId: string): void {
  if (!written.has(actionId)) uploads.set(uploads.get().filter((upload) => upload.actionId !== actionId))
}

/** Cancels a photo. */
export function cancelUpload(id: string): void {
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
}

/** Retries a failed photo: reading or queueing it. */
export function retryUpload(id: string): void {
  const upload = uploads.get().find((one) => one.id === id)
  if (!upload) return
  change(id, { state: upload.isSmall ? 'waiting' : 'preparing', problem: null })
  if (upload.isSmall) void moveToQueue(upload.actionId)
  else void prepare(upload)
}
