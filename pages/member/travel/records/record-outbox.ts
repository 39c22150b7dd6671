import { TravelAction } from '#domain/travel/action.ts'
import { changeAction, createAction, removeAction } from '../actions/action-calls.ts'
import { sendPhoto } from '../actions/photos/send-photo.ts'
import type { Shape } from '../store/idb-device.ts'
import { createOutbox, type Outbox } from '../store/sender.ts'
import { endProgress, showProgress } from './photo-progress.ts'
import { type RecordDevice, RecordEntry } from './record-entry.ts'
import { acknowledged, afterRefusal } from './stored-record.ts'

export const RECORDS: Shape<TravelAction, RecordEntry> = {
  rows: 'records',
  queues: 'recordQueues',
  base: TravelAction,
  entry: RecordEntry,
}

async function send(
  id: string,
  { edit }: RecordEntry,
  base: TravelAction | null,
): Promise<TravelAction | null> {
  if (edit.type === 'createRecord') return createAction(edit.action)
  if (edit.type === 'updateRecord') return changeAction({ id, version: base?.version ?? 1 }, edit.patch)
  if (edit.type === 'deleteRecord') {
    await removeAction(id)
    return null
  }
  const { photoId, photo } = edit
  const signal = showProgress(photoId, 0)
  try {
    const onProgress = (share: number) => void showProgress(photoId, share)
    await sendPhoto({ actionId: id, photoId, photo, onProgress, signal })
  } finally {
    endProgress(photoId)
  }
  return null
}

/** The outbox of records and their photos: in order, each once. */
export const recordOutbox = (device: RecordDevice, onChange: (id: string) => void): Outbox =>
  createOutbox({
    device,
    send,
    acknowledged,
    afterRefusal,
    requeued: (entry) => ({ ...entry, state: 'waiting', isTried: true }),
    onChange,
  })
