import { afterEach, beforeEach, expect, test } from 'vitest'
import { activityId, activityInput, GUIDE, sectionId } from '#domain/travel/guide-edit.fixture.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { conflictsOf, refusalsOf } from './conflict.ts'
import { guideState } from './guide-state.ts'
import { emptyDevice, entries, restoreTimers, seedGuide, shown, tab, title, titleOf } from './tab.fixture.ts'

beforeEach(emptyDevice)
afterEach(restoreTimers)

test('local and remote changes of different fields of a row are merged automatically (R50)', async () => {
  const { server, store, sync, elsewhere } = await tab()
  elsewhere({ ...title(1, ''), patch: { memo: '予約済み' } })
  store.edit(GUIDE, title(1, '市場'))
  await seedGuide(1)
  await sync()
  expect(entries()).toEqual([])
  expect(server.document?.activities[0]).toMatchObject({ title: '市場', memo: '予約済み', version: 3 })
})

/** Both sides change the title of the first activity. */
async function inConflict() {
  const parts = await tab()
  parts.elsewhere(title(1, '兼六園'))
  parts.store.edit(GUIDE, title(1, '市場'))
  await seedGuide(1)
  await parts.sync()
  return parts
}

test('changes of the same field become a conflict with both versions, and later changes are still sent (R50)', async () => {
  const { store, sync, server } = await inConflict()
  const [conflict, ...others] = conflictsOf(entries(), guideState(GUIDE).get().local.base)
  expect(conflict).toMatchObject({ mine: { title: '市場' }, theirs: { title: '兼六園', version: 2 } })
  expect(others).toEqual([])
  expect(titleOf(1)).toBe('市場')
  store.edit(GUIDE, title(2, '茶屋街'))
  store.edit(GUIDE, { ...title(1, ''), version: 2, patch: { title: '近江町市場' } })
  await seedGuide(2)
  await sync()
  expect(server.document?.activities.map((row) => row.title)).toEqual(['兼六園', '茶屋街', '予定3'])
  expect(conflictsOf(entries(), null)).toMatchObject([{ mine: { title: '近江町市場' } }])
})

test.each([
  ['mine', ['市場', '予定2', '予定3']],
  ['theirs', ['兼六園', '予定2', '予定3']],
  ['both', ['兼六園／市場', '予定2', '予定3']],
] as const)(
  'a conflict that is decided for %s ends, with nothing that was not given up lost (R50)',
  async (resolution, titles) => {
    const { store, sync, server } = await inConflict()
    const [conflict] = conflictsOf(entries(), null)
    await store.resolve(GUIDE, conflict?.id ?? '', resolution)
    await sync()
    expect(entries()).toEqual([])
    expect(server.document?.activities.map((row) => row.title)).toEqual(titles)
    expect(shown()).toEqual(server.document)
  },
)

test('texts that cannot be merged are kept as two lines (R50)', async () => {
  const { store, sync, server, elsewhere } = await tab()
  elsewhere({ ...title(1, ''), patch: { startTime: '09:00' } })
  store.edit(GUIDE, { ...title(1, ''), patch: { startTime: '10:30' } })
  await seedGuide(1)
  await sync()
  await store.resolve(GUIDE, conflictsOf(entries(), null)[0]?.id ?? '', 'both')
  await sync()
  const lines = server.document?.activities.filter((row) => row.title === '予定1')
  expect(lines?.map((row) => [row.startTime, row.order])).toEqual([
    ['09:00', 0],
    ['10:30', 1],
  ])
})

test('a line edited here and deleted elsewhere is a conflict, and can be restored (R50)', async () => {
  const { store, sync, server, elsewhere } = await tab()
  elsewhere({ type: 'deleteActivity', id: activityId(1) })
  store.edit(GUIDE, title(1, '市場'))
  await seedGuide(1)
  await sync()
  await store.refresh(GUIDE)
  const [conflict] = conflictsOf(entries(), guideState(GUIDE).get().local.base)
  expect(conflict).toMatchObject({ mine: { title: '市場' }, theirs: null })
  await store.resolve(GUIDE, conflict?.id ?? '', 'mine')
  await sync()
  expect(server.document?.activities.map((row) => row.title)).toEqual(['市場', '予定2', '予定3'])
})

test('a refused change is kept and shown with its reason; the rest is sent (R50)', async () => {
  const { store, sync, server } = await tab()
  const problem = '1つの日程やテーマに入れられる予定は60件までです。'
  server.refusals.push(new ResponseError([{ code: 'E10409', message: problem }]))
  const added = { type: 'addActivity', id: activityId(9), sectionId: sectionId(1), at: 0 } as const
  store.edit(GUIDE, { ...added, activity: activityInput('61件め') })
  store.edit(GUIDE, title(2, '茶屋街'))
  await seedGuide(2)
  await sync()
  const [refusal] = refusalsOf(entries())
  expect(refusal?.problem).toEqual([problem])
  expect(titleOf(9)).toBe('61件め')
  expect(server.document?.activities.map((row) => row.title)).toEqual(['予定1', '茶屋街', '予定3'])
  await store.decideRefused(GUIDE, refusal?.id ?? '', 'again')
  await sync()
  expect(server.document?.activities[0]?.title).toBe('61件め')
})
