import { beforeEach, expect, test } from 'vitest'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { memoryDevice } from '../store/device.ts'
import type { RecordEntry, StoredRecord } from './record-entry.ts'
import { createRecordStore, forgetRecords } from './record-store.ts'
import { createdRecord, recordOf } from './stored-record.ts'

const ID = identifierOf(1)

const action = {
  id: ID,
  type: 'visited',
  refKind: null,
  refId: null,
  title: '川辺の朝ごはん',
  date: '2026-11-21',
  prefectureCode: null,
  cityCode: null,
  rating: null,
  memo: '',
  activityId: null,
  visibility: 'private',
} as const

const record = { ...createdRecord(action, '2026-11-21T00:00:00.000Z'), version: 3 }
const photo = { photoId: identifierOf(2), name: '1.jpg', photo: new Blob(['photo']) }

const recordsOfDevice = () => {
  const device = memoryDevice<StoredRecord['base'] & object, RecordEntry>()
  return { device, records: createRecordStore(device, () => {}) }
}

beforeEach(forgetRecords)

test('an edit made while photos are queued is shown, and based on the record’s version (R51)', async () => {
  const { device, records } = recordsOfDevice()
  await records.addPhoto(ID, photo)
  await records.update(record, { title: '川辺の昼ごはん' })
  const stored = await device.read(ID)
  expect(stored?.base?.version).toBe(3)
  expect(stored && recordOf(stored)?.title).toBe('川辺の昼ごはん')
})

test('an edit of a record that is not sent yet is based on its creation (R51)', async () => {
  const { device, records } = recordsOfDevice()
  await records.create(action, true)
  await records.addPhoto(ID, photo)
  await records.update(record, { title: '川辺の昼ごはん' })
  const stored = await device.read(ID)
  expect(stored?.base).toBeNull()
  expect(stored && recordOf(stored)?.title).toBe('川辺の昼ごはん')
})

test('restoring a record removes its queued deletion, and asks the server only if that may have been sent (R51)', async () => {
  const { device, records } = recordsOfDevice()
  expect(await records.keep(ID)).toBe(false)
  await records.remove(ID)
  expect(await records.keep(ID)).toBe(true)
  expect(await device.read(ID)).toBeNull()
  await records.remove(ID)
  await device.changeEntries(ID, (entries) => entries.map((entry) => ({ ...entry, isTried: true })))
  expect(await records.keep(ID)).toBe(false)
  expect(await device.read(ID)).toBeNull()
})
