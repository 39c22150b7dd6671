import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createManuscriptStore } from './manuscript-store.ts'
import { deviceOfOne, officeOf } from './office.fixture.ts'

const FIELDS = {
  title: '金沢の朝',
  catch: '静けさ',
  seo: { title: null },
  blocks: [{ id: 'b1', type: 'paragraph', data: { text: [{ text: '一', marks: [] }] } }],
}

const begin = async (office = officeOf(FIELDS), device = deviceOfOne()) => {
  const onTaken = vi.fn()
  const store = createManuscriptStore({ kind: 'article-page', calls: office.calls, device, onTaken })
  await store.load(await office.calls.load())
  return { office, device, store, onTaken, now: () => store.state.get() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is written is kept on the device at once and at the server after 30 seconds (R41)', async () => {
  const { office, device, store, now } = await begin()
  store.set('title', '金沢の夕べ')
  expect(now().save).toBe('changed')
  await vi.advanceTimersByTimeAsync(1000)
  expect([now().isKept, device.rows.size, office.log.length]).toEqual([true, 1, 0])
  await vi.advanceTimersByTimeAsync(29_000)
  expect([now().save, office.held().title, device.rows.size]).toEqual(['saved', '金沢の夕べ', 0])
})

test('leaving a field saves once for all fields that are walked through (R41)', async () => {
  const { office, store } = await begin()
  for (const [path, value] of [
    ['title', '一'],
    ['catch', '二'],
    ['seo.title', '三'],
  ] as const) {
    store.set(path, value)
    store.saveSoon()
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(office.log).toEqual([{ ...FIELDS, title: '一', catch: '二', seo: { title: '三' } }])
})

test('what is written while a save is on its way is saved after it, and not lost by it (R41)', async () => {
  const { office, store, now } = await begin()
  office.before = () => new Promise((resolve) => setTimeout(resolve, 500))
  store.set('title', '一')
  const saving = store.save()
  await vi.advanceTimersByTimeAsync(100)
  store.set('title', '一二')
  await vi.advanceTimersByTimeAsync(500)
  await saving
  expect([now().fields.title, now().save, office.held().title]).toEqual(['一二', 'changed', '一'])
  await vi.advanceTimersByTimeAsync(31_000)
  expect([now().save, office.held().title]).toEqual(['saved', '一二'])
})

test('whoever asks for a save while another is on its way gets all of it saved (R41)', async () => {
  const { office, store, now } = await begin()
  office.before = () => new Promise((resolve) => setTimeout(resolve, 500))
  store.set('title', '一')
  const saving = store.save()
  await vi.advanceTimersByTimeAsync(100)
  store.set('title', '一二')
  void store.save()
  await vi.advanceTimersByTimeAsync(1000)
  await saving
  expect([now().save, office.held().title, office.log.length]).toEqual(['saved', '一二', 2])
})

test('without a network changes stay on the device, outlive the page, and go when it is back (R41)', async () => {
  const { office, device, store, now } = await begin()
  office.isReachable = false
  store.set('title', '電車のなか')
  await store.save()
  expect([now().save, now().isKept]).toEqual(['offline', true])
  await store.stop()
  office.isReachable = true
  office.other({ catch: 'ほかの人の一文' })
  const again = await begin(office, device)
  expect(again.now().fields).toMatchObject({ title: '電車のなか', catch: 'ほかの人の一文' })
  await again.store.save()
  expect(office.held()).toMatchObject({ title: '電車のなか', catch: 'ほかの人の一文' })
  expect(device.rows.size).toBe(0)
})

test('a page that is left sends what it has not sent (R41)', async () => {
  const { office, store } = await begin()
  store.set('title', '去りぎわ')
  await store.stop()
  expect(office.held().title).toBe('去りぎわ')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(office.log).toHaveLength(1)
})

test('changes of two people in different places are joined without a question, and told (R39, R41)', async () => {
  const { office, store, now, onTaken } = await begin()
  store.set('title', '私の題')
  office.other({ catch: '相手の一文' })
  await store.save()
  expect(office.held()).toMatchObject({ title: '私の題', catch: '相手の一文' })
  expect([now().save, now().openMerge]).toEqual(['saved', null])
  expect(onTaken).toHaveBeenCalledWith(['catch'])
})

test('changes of two people in the same place wait for a decision, which can be taken back (R39, R41)', async () => {
  const { office, device, store, now } = await begin()
  store.set('title', '私の題')
  office.other({ title: '相手の題' })
  await store.save()
  expect(now().save).toBe('clash')
  expect(now().openMerge?.clashes).toMatchObject([{ path: 'title', mine: '私の題', theirs: '相手の題' }])
  // Nothing is sent, and nothing of either is gone.
  await vi.advanceTimersByTimeAsync(60_000)
  expect([office.held().title, [...device.rows.values()][0]?.fields.title]).toEqual(['相手の題', '私の題'])
  store.decide({ title: 'theirs' })
  await vi.advanceTimersByTimeAsync(0)
  expect([now().fields.title, now().openMerge]).toEqual(['相手の題', null])
  store.undo()
  await store.save()
  expect(office.held().title).toBe('私の題')
})

test('what the server will not take says why at its field, and is not sent again unchanged (R41)', async () => {
  const { office, store, now } = await begin()
  store.set('title', 5)
  await store.save()
  expect(now()).toMatchObject({
    save: 'refused',
    refusals: [{ field: 'title', message: '形式が正しくありません。' }],
  })
  store.saveSoon()
  await vi.advanceTimersByTimeAsync(5000)
  store.set('title', '五')
  await store.save()
  expect([now().save, now().refusals, office.held().title]).toEqual(['saved', [], '五'])
})

test('steps of a field go back and forth; the body takes its own back (R41)', async () => {
  const { store, now } = await begin()
  store.set('title', '一')
  await vi.advanceTimersByTimeAsync(2000)
  store.set('title', '二')
  store.set('blocks', [], { isOwnUndo: true })
  store.undo()
  expect(now().fields).toMatchObject({ title: '一', blocks: [] })
  store.undo()
  expect(now().fields.title).toBe('金沢の朝')
  store.redo()
  expect(now().fields.title).toBe('一')
})

test('a step of the workflow is taken only with everything saved (R37)', async () => {
  const { office, store } = await begin()
  office.isReachable = false
  store.set('title', '一')
  await expect(store.act('publish')).rejects.toThrow('保存できていない変更があります')
  office.isReachable = true
  await store.act('publish')
  expect(office.held().title).toBe('一')
})

test('somebody else’s save is shown without a question while nothing is unsaved here (R41)', async () => {
  const { office, store, now } = await begin()
  office.other({ title: '相手の題' })
  const { generation } = now()
  await store.refresh()
  expect(now().fields.title).toBe('相手の題')
  expect(now().generation).toBeGreaterThan(generation)
})

test('a browser that keeps nothing does not claim to (R41)', async () => {
  const { device, store, now } = await begin()
  device.isBroken = true
  store.set('title', '一')
  await vi.advanceTimersByTimeAsync(1000)
  expect(now().isKept).toBe(false)
})

test('what was sent before the page could forget it is nothing unsaved at the next visit (R41)', async () => {
  const { office, device, store, now } = await begin()
  store.set('title', '届いていた題')
  await vi.advanceTimersByTimeAsync(1000)
  office.other({ title: '届いていた題' })
  const again = await begin(office, device)
  await vi.advanceTimersByTimeAsync(0)
  expect([again.now().save, again.now().isKept, device.rows.size]).toEqual(['saved', false, 0])
  // And the page that sent it hears of a newer version, which is its own.
  await store.save()
  expect(now().save).toBe('saved')
})

test('what was written before a paste is saved for itself, and stays among the revisions', async () => {
  const { office, store, now } = await begin()
  store.set('title', '貼る前')
  store.keepBefore()
  store.set('title', '貼ったあと')
  await store.save()
  await store.save()
  expect(office.log.map(({ title }) => title)).toEqual(['貼る前', '貼ったあと'])
  expect(office.keeping.map(({ title }) => title)).toEqual(['貼ったあと'])
  store.set('title', '続き')
  await store.save()
  expect(office.keeping).toHaveLength(1)
  expect(now().save).toBe('saved')
})

test('the slug that the server proposes is shown, unless somebody names it meanwhile', async () => {
  const { office, store, now } = await begin()
  const save = office.calls.save
  office.calls.save = async (version, fields, keepLast) => {
    const document = await save(version, { ...fields, slug: fields.slug ?? 'umi-no-asa' }, keepLast)
    return document
  }
  store.set('title', 'うみのあさ')
  await store.save()
  expect([now().fields.slug, now().save]).toEqual(['umi-no-asa', 'saved'])
  office.calls.save = async (version, fields, keepLast) => {
    store.set('slug', 'named')
    office.calls.save = save
    return save(version, { ...fields, slug: 'umi-no-yoru' }, keepLast)
  }
  store.set('title', 'うみのよる')
  await store.save()
  await store.save()
  expect([now().fields.slug, office.held().slug]).toEqual(['named', 'named'])
})
