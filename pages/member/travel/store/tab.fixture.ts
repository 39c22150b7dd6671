import 'fake-indexeddb/auto'
import { expect, vi } from 'vitest'
import { activityId, GUIDE, guideOf } from '#domain/travel/guide-edit.fixture.ts'
import { deviceDatabase } from '#renderer/device/database.ts'
import { forgetGuides, guideState } from './guide-state.ts'
import { GUIDES, idbDevice } from './idb-device.ts'
import { documentOf } from './local-guide.ts'
import { createSender, guideOutbox } from './sender.ts'
import { serverWith } from './server.fixture.ts'
import { createTravelStore } from './travel-store.ts'

/** Before each test: clears the device and the states. */
export async function emptyDevice(): Promise<void> {
  const database = await deviceDatabase()
  await Promise.all([database.clear('guides'), database.clear('queues')])
  forgetGuides()
  vi.spyOn(console, 'info').mockImplementation(() => {})
}

/** After each test. */
export const restoreTimers = (): void => {
  vi.useRealTimers()
  vi.restoreAllMocks()
}

const now = () => new Date('2026-11-21T09:00:00Z')
export const shown = () => documentOf(guideState(GUIDE).get().local)
export const entries = () => guideState(GUIDE).get().local.entries
export const titleOf = (number: number) =>
  shown()?.activities.find(({ id }) => id === activityId(number))?.title

/** A tab of the device on a site with one guide of two days. Tabs share its database. */
export async function tab({ server, calls, elsewhere } = serverWith(guideOf([2, 1]))) {
  const device = idbDevice(GUIDES)
  const store = createTravelStore({ device, calls, now, onChange: () => {} })
  const sender = createSender([guideOutbox({ device, calls, onChange: (id) => store.reread(id) })])
  await store.open(GUIDE)
  const sync = async () => {
    await sender.wake()
    await store.reread(GUIDE)
  }
  return { server, calls, elsewhere, device, store, sender, sync }
}

export const title = (number: number, text: string, version = 1) =>
  ({ type: 'updateActivity', id: activityId(number), version, patch: { title: text } }) as const

/** Changes reach the device a moment after they are shown. */
export const seedGuide = (count: number) =>
  expect.poll(async () => (await idbDevice(GUIDES).read(GUIDE))?.entries.length ?? 0).toBe(count)
