import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activityId, activityInput, GUIDE, guideOf, sectionId } from '#domain/travel/guide-edit.fixture.ts'
import { deviceDatabase } from '#renderer/device/database.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { conflictsOf, refusalsOf } from './conflict.ts'
import { forgetGuides, guideState } from './guide-state.ts'
import { idbDevice } from './idb-device.ts'
import { documentOf } from './kept.ts'
import { reachState } from './reach.ts'
import { createSender } from './sender.ts'
import { serverWith } from './server.fixture.ts'
import { createTravelStore } from './travel-store.ts'

beforeEach(async () => {
  const database = await deviceDatabase()
  await Promise.all([database.clear('guides'), database.clear('queues')])
  forgetGuides()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const now = () => new Date('2026-11-21T09:00:00Z')
const shown = () => documentOf(guideState(GUIDE).get().kept)
const entries = () => guideState(GUIDE).get().kept.entries
const titleOf = (number: number) => shown()?.activities.find(({ id }) => id === activityId(number))?.title

/** A tab of the device on a site with one guide of two days. Another one shares its database, as tabs do. */
async function tab({ server, calls, elsewhere } = serverWith(guideOf([2, 1]))) {
  const device = idbDevice()
  const store = createTravelStore({ device, calls, now, onChange: () => {} })
  const sender = createSender({ device, calls, onChange: (id) => store.reread(id), locks: undefined })
  await store.open(GUIDE)
  const sync = async () => {
    await sender.wake()
    await store.reread(GUIDE)
  }
  return { server, calls, elsewhere, device, store, sender, sync }
}

const title = (number: number, text: string, version = 1) =>
  ({ type: 'updateActivity', id: activityId(number), version, patch: { title: text } }) as const

/** Changes are on the device a moment after they are seen. */
const kept = (count: number) =>
  expect.poll(async () => (await idbDevice().read(GUIDE))?.entries.length ?? 0).toBe(count)

test('a change is seen at once, and sent in the order in which changes were made (R47)', async () => {
  const { server, store, sync } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { type: 'deleteActivity', id: activityId(2) })
  store.edit(GUIDE, { type: 'orderSections', sectionIds: [sectionId(2), sectionId(1)] })
  expect(titleOf(1)).toBe('市場')
  expect(shown()?.sections.map(({ id }) => id)).toEqual([sectionId(2), sectionId(1)])
  await kept(3)
  await sync()
  expect(server.sent.map(({ type }) => type)).toEqual(['updateActivity', 'deleteActivity', 'orderSections'])
  expect(shown()).toEqual(server.document)
  expect(entries()).toEqual([])
})

test('changes of one row that follow each other are one call, and so is what is written into a new line (R47)', async () => {
  const { server, store, sync } = await tab()
  store.edit(GUIDE, title(1, '市'))
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { ...title(1, ''), patch: { memo: '朝のうちに' } })
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('新しい予定') })
  store.edit(GUIDE, title(9, '庭園'))
  await kept(2)
  await sync()
  expect(server.sent).toMatchObject([
    { type: 'updateActivity', version: 1, patch: { title: '市場', memo: '朝のうちに' } },
    { type: 'addActivity', activity: { title: '庭園' } },
  ])
})

test('what is typed while the last change is on its way is sent after it, from the version that came back (R47)', async () => {
  const { server, store, sync, calls, device } = await tab()
  const { send } = calls
  calls.send = async (id, edit) => {
    calls.send = send
    store.edit(GUIDE, title(1, '市場の朝ごはん'))
    await expect.poll(async () => (await device.read(GUIDE))?.entries.length).toBe(2)
    return send(id, edit)
  }
  store.edit(GUIDE, title(1, '市場'))
  await kept(1)
  await sync()
  expect(server.sent).toMatchObject([
    { version: 1, patch: { title: '市場' } },
    { version: 2, patch: { title: '市場の朝ごはん' } },
  ])
  expect(conflictsOf(entries(), null)).toEqual([])
})

test('without a network changes stay on the device, through a reload too, and are sent when it is back (R47, R55)', async () => {
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

test('a change whose answer was lost, or whose tab was closed, is sent again and made once (R47)', async () => {
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

test('changes of different fields of a row, here and elsewhere, come together by themselves (R47)', async () => {
  const { server, store, sync, elsewhere } = await tab()
  elsewhere({ ...title(1, ''), patch: { memo: '予約ずみ' } })
  store.edit(GUIDE, title(1, '市場'))
  await kept(1)
  await sync()
  expect(entries()).toEqual([])
  expect(server.document?.activities[0]).toMatchObject({ title: '市場', memo: '予約ずみ', version: 3 })
})

/** Both sides give the first line another title. */
async function inConflict() {
  const parts = await tab()
  parts.elsewhere(title(1, '兼六園'))
  parts.store.edit(GUIDE, title(1, '市場'))
  await kept(1)
  await parts.sync()
  return parts
}

test('changes of the same field become a conflict with both versions, and what follows is sent all the same (R47)', async () => {
  const { store, sync, server } = await inConflict()
  const [conflict, ...others] = conflictsOf(entries(), guideState(GUIDE).get().kept.base)
  expect(conflict).toMatchObject({ mine: { title: '市場' }, theirs: { title: '兼六園', version: 2 } })
  expect(others).toEqual([])
  expect(titleOf(1)).toBe('市場')
  store.edit(GUIDE, title(2, '茶屋街'))
  store.edit(GUIDE, { ...title(1, ''), version: 2, patch: { title: '近江町市場' } })
  await kept(2)
  await sync()
  expect(server.document?.activities.map((row) => row.title)).toEqual(['兼六園', '茶屋街', '予定3'])
  expect(conflictsOf(entries(), null)).toMatchObject([{ mine: { title: '近江町市場' } }])
})

test.each([
  ['mine', ['市場', '予定2', '予定3']],
  ['theirs', ['兼六園', '予定2', '予定3']],
  ['both', ['兼六園／市場', '予定2', '予定3']],
] as const)(
  'a conflict that is decided for %s ends, with nothing that was not given up lost (R47)',
  async (way, titles) => {
    const { store, sync, server } = await inConflict()
    const [conflict] = conflictsOf(entries(), null)
    await store.resolve(GUIDE, conflict?.id ?? '', way)
    await sync()
    expect(entries()).toEqual([])
    expect(server.document?.activities.map((row) => row.title)).toEqual(titles)
    expect(shown()).toEqual(server.document)
  },
)

test('where both cannot be in one text, the line is there twice (R47)', async () => {
  const { store, sync, server, elsewhere } = await tab()
  elsewhere({ ...title(1, ''), patch: { startTime: '09:00' } })
  store.edit(GUIDE, { ...title(1, ''), patch: { startTime: '10:30' } })
  await kept(1)
  await sync()
  await store.resolve(GUIDE, conflictsOf(entries(), null)[0]?.id ?? '', 'both')
  await sync()
  const lines = server.document?.activities.filter((row) => row.title === '予定1')
  expect(lines?.map((row) => [row.startTime, row.order])).toEqual([
    ['09:00', 0],
    ['10:30', 1],
  ])
})

test('a line that was deleted elsewhere while it was written here is a conflict, and comes back if it is to (R47)', async () => {
  const { store, sync, server, elsewhere } = await tab()
  elsewhere({ type: 'deleteActivity', id: activityId(1) })
  store.edit(GUIDE, title(1, '市場'))
  await kept(1)
  await sync()
  await store.refresh(GUIDE)
  const [conflict] = conflictsOf(entries(), guideState(GUIDE).get().kept.base)
  expect(conflict).toMatchObject({ mine: { title: '市場' }, theirs: null })
  await store.resolve(GUIDE, conflict?.id ?? '', 'mine')
  await sync()
  expect(server.document?.activities.map((row) => row.title)).toEqual(['市場', '予定2', '予定3'])
})

test('what the server refuses is put aside with its reason and stays to be seen; the rest is sent (R47)', async () => {
  const { store, sync, server } = await tab()
  const problem = '1つの日程やテーマに入れられる予定は60件までです。'
  server.refusals.push(new ResponseError([{ code: 'E10409', message: problem }]))
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('61件め') })
  store.edit(GUIDE, title(2, '茶屋街'))
  await kept(2)
  await sync()
  const [refusal] = refusalsOf(entries())
  expect(refusal?.problem).toEqual([problem])
  expect(titleOf(9)).toBe('61件め')
  expect(server.document?.activities.map((row) => row.title)).toEqual(['予定1', '茶屋街', '予定3'])
  await store.decideRefused(GUIDE, refusal?.id ?? '', 'again')
  await sync()
  expect(server.document?.activities[0]?.title).toBe('61件め')
})

test('a session that is over keeps the change until somebody is signed in again (R47, R188)', async () => {
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

test('steps are taken back and made again, before they are sent and after (R47)', async () => {
  const { store, sync, server } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { type: 'deleteSection', id: sectionId(1) })
  await kept(2)
  await sync()
  expect(server.document?.sections).toHaveLength(1)
  store.step(GUIDE, 'undo')
  store.step(GUIDE, 'undo')
  expect(titleOf(1)).toBe('予定1')
  await kept(4)
  await sync()
  expect(server.document?.activities.map((row) => row.title)).toEqual(['予定1', '予定2', '予定3'])
  expect(guideState(GUIDE).get().history.undo).toEqual([])
  store.step(GUIDE, 'redo')
  expect(titleOf(1)).toBe('市場')
})

test('what says what is there already is no step and is not sent (R47)', async () => {
  const { store } = await tab()
  store.edit(GUIDE, title(1, '市場'))
  await kept(1)
  store.edit(GUIDE, title(1, '市場'))
  store.edit(GUIDE, { type: 'updateGuide', version: 1, patch: { checklist: [] } })
  store.step(GUIDE, 'undo')
  expect(titleOf(1)).toBe('予定1')
  expect(guideState(GUIDE).get().history).toMatchObject({ undo: [], redo: [expect.anything()] })
})

test('a guide that is made without a network is there at once, and sent before what is changed in it (R47)', async () => {
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
  await kept(2)
  await sync()
  expect(server.sent.map(({ type }) => type)).toEqual(['createGuide', 'updateGuide'])
  expect(server.document?.guide.title).toBe('冬の金沢')
})

test('an answer that a change has overtaken on its way does not take the change back (R47)', async () => {
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
