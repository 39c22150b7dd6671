import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin, FIELDS } from './manuscript-store.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('changes are stored on the device at once and saved after 30 seconds (R41)', async () => {
  const { office, device, store, now } = await begin()
  store.set('title', '金沢の夕べ')
  expect(now().save).toBe('changed')
  await vi.advanceTimersByTimeAsync(1000)
  expect([now().isStoredLocally, device.rows.size, office.log.length]).toEqual([true, 1, 0])
  await vi.advanceTimersByTimeAsync(29_000)
  expect([now().save, office.stored().title, device.rows.size]).toEqual(['saved', '金沢の夕べ', 0])
})

test('tabbing through several fields saves once (R41)', async () => {
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

test('changes during a save are saved after it, and not lost (R41)', async () => {
  const { office, store, now } = await begin()
  office.before = () => new Promise((resolve) => setTimeout(resolve, 500))
  store.set('title', '一')
  const saving = store.save()
  await vi.advanceTimersByTimeAsync(100)
  store.set('title', '一二')
  await vi.advanceTimersByTimeAsync(500)
  await saving
  expect([now().fields.title, now().save, office.stored().title]).toEqual(['一二', 'changed', '一'])
  await vi.advanceTimersByTimeAsync(31_000)
  expect([now().save, office.stored().title]).toEqual(['saved', '一二'])
})

test('a save requested during another one saves all changes (R41)', async () => {
  const { office, store, now } = await begin()
  office.before = () => new Promise((resolve) => setTimeout(resolve, 500))
  store.set('title', '一')
  const saving = store.save()
  await vi.advanceTimersByTimeAsync(100)
  store.set('title', '一二')
  void store.save()
  await vi.advanceTimersByTimeAsync(1000)
  await saving
  expect([now().save, office.stored().title, office.log.length]).toEqual(['saved', '一二', 2])
})

test('offline changes stay on the device, survive the page, and are saved when back online (R41)', async () => {
  const { office, device, store, now } = await begin()
  office.isReachable = false
  store.set('title', '電車のなか')
  await store.save()
  expect([now().save, now().isStoredLocally]).toEqual(['offline', true])
  await store.stop()
  office.isReachable = true
  office.other({ catch: 'ほかの人の一文' })
  const again = await begin(office, device)
  expect(again.now().fields).toMatchObject({ title: '電車のなか', catch: 'ほかの人の一文' })
  await again.store.save()
  expect(office.stored()).toMatchObject({ title: '電車のなか', catch: 'ほかの人の一文' })
  expect(device.rows.size).toBe(0)
})

test('leaving the page saves unsaved changes (R41)', async () => {
  const { office, store } = await begin()
  store.set('title', '去りぎわ')
  await store.stop()
  expect(office.stored().title).toBe('去りぎわ')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(office.log).toHaveLength(1)
})

test('changes of two people in different places are merged automatically and reported (R39, R41)', async () => {
  const { office, store, now, onMerged } = await begin()
  store.set('title', '私の題')
  office.other({ catch: '相手の一文' })
  await store.save()
  expect(office.stored()).toMatchObject({ title: '私の題', catch: '相手の一文' })
  expect([now().save, now().openMerge]).toEqual(['saved', null])
  expect(onMerged).toHaveBeenCalledWith(['catch'])
})

test('changes of two people in the same place wait for a resolution, which can be undone (R39, R41)', async () => {
  const { office, device, store, now } = await begin()
  store.set('title', '私の題')
  office.other({ title: '相手の題' })
  await store.save()
  expect(now().save).toBe('conflict')
  expect(now().openMerge?.conflicts).toMatchObject([{ path: 'title', mine: '私の題', theirs: '相手の題' }])
  // Nothing is sent, and neither version is lost.
  await vi.advanceTimersByTimeAsync(60_000)
  expect([office.stored().title, [...device.rows.values()][0]?.fields.title]).toEqual(['相手の題', '私の題'])
  store.decide({ title: 'theirs' })
  await vi.advanceTimersByTimeAsync(0)
  expect([now().fields.title, now().openMerge]).toEqual(['相手の題', null])
  store.undo()
  await store.save()
  expect(office.stored().title).toBe('私の題')
})

test('a rejected save shows the reason at its field, and is not repeated unchanged (R41)', async () => {
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
  expect([now().save, now().refusals, office.stored().title]).toEqual(['saved', [], '五'])
})

test('fields have undo and redo; the body has its own (R41)', async () => {
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

test('a workflow transition saves all changes first (R37)', async () => {
  const { office, store } = await begin()
  office.isReachable = false
  store.set('title', '一')
  await expect(store.act('publish')).rejects.toThrow('保存できていない変更があります')
  office.isReachable = true
  await store.act('publish')
  expect(office.stored().title).toBe('一')
})

test('another person’s save is shown directly while nothing is unsaved (R41)', async () => {
  const { office, store, now } = await begin()
  office.other({ title: '相手の題' })
  const { generation } = now()
  await store.refresh()
  expect(now().fields.title).toBe('相手の題')
  expect(now().generation).toBeGreaterThan(generation)
})

test('without storage the store does not claim to have stored changes (R41)', async () => {
  const { device, store, now } = await begin()
  device.isBroken = true
  store.set('title', '一')
  await vi.advanceTimersByTimeAsync(1000)
  expect(now().isStoredLocally).toBe(false)
})

test('a local draft that was already saved is not unsaved at the next visit (R41)', async () => {
  const { office, device, store, now } = await begin()
  store.set('title', '届いていた題')
  await vi.advanceTimersByTimeAsync(1000)
  office.other({ title: '届いていた題' })
  const again = await begin(office, device)
  await vi.advanceTimersByTimeAsync(0)
  expect([again.now().save, again.now().isStoredLocally, device.rows.size]).toEqual(['saved', false, 0])
  // The store that saved receives its own version again.
  await store.save()
  expect(now().save).toBe('saved')
})

test('changes before a paste are saved separately, and preserved as a revision', async () => {
  const { office, store, now } = await begin()
  store.set('title', '貼る前')
  store.preserveRevision()
  store.set('title', '貼ったあと')
  await store.save()
  await store.save()
  expect(office.log.map(({ title }) => title)).toEqual(['貼る前', '貼ったあと'])
  expect(office.preserved.map(({ title }) => title)).toEqual(['貼ったあと'])
  store.set('title', '続き')
  await store.save()
  expect(office.preserved).toHaveLength(1)
  expect(now().save).toBe('saved')
})

test('the slug proposed by the server is shown, unless it was set meanwhile', async () => {
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
  expect([now().fields.slug, office.stored().slug]).toEqual(['named', 'named'])
})
