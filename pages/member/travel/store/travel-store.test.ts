import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activityId, activityInput, GUIDE, guideOf, sectionId } from '#domain/travel/guide-edit.fixture.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { conflictsOf } from './conflict.ts'
import { forgetGuides, guideState } from './guide-state.ts'
import { reachState } from './reachability.ts'
import { createSender, guideOutbox } from './sender.ts'
import { serverWith } from './server.fixture.ts'
import { emptyDevice, entries, restoreTimers, seedGuide, shown, tab, title, titleOf } from './tab.fixture.ts'

beforeEach(emptyDevice)
afterEach(restoreTimers)

test('changes are shown at once, and sent in order (R50)', async () => {
  const { server, store, sync } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { type: 'deleteActivity', id: activityId(2) })
  store.edit(GUIDE, { type: 'orderSections', sectionIds: [sectionId(2), sectionId(1)] })
  expect(titleOf(1)).toBe('市場')
  expect(shown()?.sections.map(({ id }) => id)).toEqual([sectionId(2), sectionId(1)])
  await seedGuide(3)
  await sync()
  expect(server.sent.map(({ type }) => type)).toEqual(['updateActivity', 'deleteActivity', 'orderSections'])
  expect(shown()).toEqual(server.document)
  expect(entries()).toEqual([])
})

test('consecutive changes of one row are one call, and so are edits of a new line (R50)', async () => {
  const { server, store, sync } = await tab()
  store.edit(GUIDE, title(1, '市'))
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { ...title(1, ''), patch: { memo: '朝のうちに' } })
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('新しい予定') })
  store.edit(GUIDE, title(9, '庭園'))
  await seedGuide(2)
  await sync()
  expect(server.sent).toMatchObject([
    { type: 'updateActivity', version: 1, patch: { title: '市場', memo: '朝のうちに' } },
    { type: 'addActivity', activity: { title: '庭園' } },
  ])
})

test('input during a call is sent after it, based on the returned version (R50)', async () => {
  const { server, store, sync, calls, device } = await tab()
  const { send } = calls
  calls.send = async (id, edit) => {
    calls.send = send
    store.edit(GUIDE, title(1, '市場の朝ごはん'))
    await expect.poll(async () => (await device.read(GUIDE))?.entries.length).toBe(2)
    return send(id, edit)
  }
  store.edit(GUIDE, title(1, '市場'))
  await seedGuide(1)
  await sync()
  expect(server.sent).toMatchObject([
    { version: 1, patch: { title: '市場' } },
    { version: 2, patch: { title: '市場の朝ごはん' } },
  ])
  expect(conflictsOf(entries(), null)).toEqual([])
})

test('the server’s state stays visible while the next change is saved (R50)', async () => {
  const { store, device, calls } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  await seedGuide(1)
  // Sent and removed from the queue; this tab has not been notified yet.
  await createSender([guideOutbox({ device, calls, onChange: () => {} })]).wake()
  const seen = new Set<string | undefined>()
  const stop = guideState(GUIDE).subscribe(() => seen.add(titleOf(1)))
  store.edit(GUIDE, title(3, '港'))
  await expect.poll(() => guideState(GUIDE).get().local.base?.activities[0]?.title).toBe('市場')
  stop()
  expect([...seen]).toEqual(['市場'])
})

test('offline changes stay on the device, survive a reload, and are sent when back online (R50)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = await tab()
  first.server.isReachable = false
  first.store.edit(GUIDE, title(1, '市場'))
  first.store.edit(GUIDE, { type: 'deleteActivity', id: activityId(3) })
  await vi.waitFor(async () => expect((await first.device.read(GUIDE))?.entries.length).toBe(2))
  await first.sync()
  expect(reachState.get()).toBe('offline')
  first.sender.stop()
  forgetGuides()
  const second = await tab(first)
  expect(guideState(GUIDE).get()).toMatchObject({ isLoading: false, error: null })
  expect(titleOf(1)).toBe('市場')
  await second.sync()
  first.server.isReachable = true
  await vi.advanceTimersToNextTimerAsync()
  await second.sync()
  expect(first.server.sent.map(({ type }) => type)).toEqual(['updateActivity', 'deleteActivity'])
  expect(reachState.get()).toBe('online')
  second.sender.stop()
})

test('a guide opened offline reports that, and its parts are found on the device (R50)', async () => {
  const first = await tab()
  expect(await first.store.guideIdOf('sections', sectionId(2))).toBe(GUIDE)
  first.server.isReachable = false
  forgetGuides()
  const { store, server } = await tab(first)
  expect(guideState(GUIDE).get()).toMatchObject({ isLoading: false, error: null })
  expect(reachState.get()).toBe('offline')
  expect(await store.guideIdOf('activities', activityId(3))).toBe(GUIDE)
  expect(await store.guideIdOf('activities', activityId(9))).toBeNull()
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('新しい予定') })
  await seedGuide(1)
  expect(await store.guideIdOf('activities', activityId(9))).toBe(GUIDE)
  server.isReachable = true
  await store.open(GUIDE)
  expect(reachState.get()).toBe('online')
})

test('after the session ends a change is kept until the next sign-in (R50, R188)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, sync, server, device, sender } = await tab()
  server.refusals.push(new ResponseError([{ code: 'E10401', message: 'ログインが必要です。' }]))
  store.edit(GUIDE, title(1, '市場'))
  await vi.waitFor(async () => expect((await device.read(GUIDE))?.entries.length).toBe(1))
  await sync()
  expect(entries()).toMatchObject([{ state: 'waiting' }])
  await sync()
  expect(server.document?.activities[0]?.title).toBe('市場')
  sender.stop()
})

test('undo and redo work before and after sending (R50)', async () => {
  const { store, sync, server } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { type: 'deleteSection', id: sectionId(1) })
  await seedGuide(2)
  await sync()
  expect(server.document?.sections).toHaveLength(1)
  store.step(GUIDE, 'undo')
  store.step(GUIDE, 'undo')
  expect(titleOf(1)).toBe('予定1')
  await seedGuide(4)
  await sync()
  expect(server.document?.activities.map((row) => row.title)).toEqual(['予定1', '予定2', '予定3'])
  expect(guideState(GUIDE).get().history.undo).toEqual([])
  store.step(GUIDE, 'redo')
  expect(titleOf(1)).toBe('市場')
})

test('edits without effect are neither undo steps nor sent (R50)', async () => {
  const { store } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  await seedGuide(1)
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { type: 'updateGuide', version: 1, patch: { checklist: [] } })
  store.step(GUIDE, 'undo')
  expect(titleOf(1)).toBe('予定1')
  expect(guideState(GUIDE).get().history).toMatchObject({ undo: [], redo: [expect.anything()] })
})

test('a guide created offline is available at once, and sent before its changes (R50)', async () => {
  const { server, store, sync } = await tab(serverWith(null))
  const { guide } = guideOf([])
  const { id, title: name, coverImage, startDate, endDate, members, memo, budget } = guide
  const input = { id, title: name, coverImage, startDate, endDate, members, memo, budget }
  await store.create({
    guide: { ...input, prefectureCodes: [], checklist: [] },
    sections: [],
    activities: [],
  })
  expect(shown()?.guide.title).toBe('金沢の旅')
  store.edit(GUIDE, { type: 'updateGuide', version: 1, patch: { title: '冬の金沢' } })
  await seedGuide(2)
  await sync()
  expect(server.sent.map(({ type }) => type)).toEqual(['createGuide', 'updateGuide'])
  expect(server.document?.guide.title).toBe('冬の金沢')
})

test('an outdated response does not revert a later change (R50)', async () => {
  const { store, sync, calls, device } = await tab()
  const { load } = calls
  store.edit(GUIDE, title(1, '市場'))
  await expect.poll(async () => (await device.read(GUIDE))?.entries.length).toBe(1)
  calls.load = async (id) => {
    calls.load = load
    const old = await load(id)
    await sync()
    return old
  }
  await store.refresh(GUIDE)
  expect(titleOf(1)).toBe('市場')
})

test('a device that cannot be written keeps neither a guide from opening nor its changes single (R50)', async () => {
  const { server, store, device } = await tab()
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  vi.spyOn(device, 'change').mockImplementation(full)
  vi.spyOn(device, 'changeEntries').mockImplementation(full)
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('新しい予定') })
  for (const _ of [1, 2, 3]) await store.open(GUIDE)
  expect(guideState(GUIDE).get()).toMatchObject({ isLoading: false, error: null })
  expect(entries()).toHaveLength(1)
  forgetGuides()
  await store.open(GUIDE)
  expect(guideState(GUIDE).get()).toMatchObject({ isLoading: false, error: null })
  expect(shown()?.guide).toEqual(server.document?.guide)
})
