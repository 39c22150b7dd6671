import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activityId, activityInput, GUIDE, sectionId } from '#domain/travel/guide-edit.fixture.ts'
import { deviceDatabase } from '#renderer/device/database.ts'
import { conflictsOf } from './conflict.ts'
import { emptyDevice, entries, restoreTimers, seedGuide, shown, tab, title } from './tab.fixture.ts'

beforeEach(emptyDevice)
afterEach(restoreTimers)

test('a change whose response was lost, or whose tab was closed, is sent again and applied once (R50)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, store, sync, device, sender } = await tab()
  server.loseAnswers = 1
  store.edit(GUIDE, title(1, '市場'))
  await vi.waitFor(async () => expect((await device.read(GUIDE))?.entries.length).toBe(1))
  await sync()
  await device.changeEntries(GUIDE, (queue) => queue.map((entry) => ({ ...entry, state: 'sending' })))
  await sync()
  expect(entries()).toEqual([])
  expect(server.document?.activities[0]).toMatchObject({ title: '市場', version: 2 })
  expect(shown()).toEqual(server.document)
  sender.stop()
})

/** Changes of the same row are merged, so the number of entries is not conclusive. */
const isWritten = (text: string) =>
  expect.poll(async () => JSON.stringify(await (await deviceDatabase()).getAll('queues'))).toContain(text)

test('edits of a new line after a lost response reach the server (R50)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, store, sync } = await tab()
  server.loseAnswers = 1
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('新しい予定') })
  await seedGuide(1)
  await sync()
  store.edit(GUIDE, title(9, '庭園'))
  await isWritten('庭園')
  await sync()
  expect(server.document?.activities.find(({ id }) => id === activityId(9))?.title).toBe('庭園')
  expect(entries()).toEqual([])
})

test("edits after a lost response do not conflict with one's own change (R50)", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, store, sync } = await tab()
  server.loseAnswers = 1
  store.edit(GUIDE, title(1, '市'))
  await seedGuide(1)
  await sync()
  store.edit(GUIDE, title(1, '市場'))
  await isWritten('市場')
  await sync()
  expect(conflictsOf(entries(), null)).toEqual([])
  expect(entries()).toEqual([])
  expect(server.document?.activities[0]?.title).toBe('市場')
})
