import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin, FIELDS } from './manuscript-store.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('changes of two closed tabs are both saved at the next visit (R41)', async () => {
  const one = await begin()
  const { office, device } = one
  const other = await begin(office, device)
  office.isReachable = false
  one.store.set('title', '片方の題')
  await one.store.stop()
  await vi.advanceTimersByTimeAsync(1)
  other.store.set('catch', 'もう片方の一文')
  await other.store.stop()
  expect(device.rows.size).toBe(2)
  office.isReachable = true
  const again = await begin(office, device)
  expect(again.now().fields).toMatchObject({ title: '片方の題', catch: 'もう片方の一文' })
  await again.store.save()
  expect(office.stored()).toMatchObject({ title: '片方の題', catch: 'もう片方の一文' })
  expect([again.now().save, device.rows.size]).toEqual(['saved', 0])
})

test('a tab that saves leaves the stored changes of another tab alone (R41)', async () => {
  const one = await begin()
  const { office, device } = one
  const other = await begin(office, device)
  office.isReachable = false
  one.store.set('title', '電車のなか')
  await one.store.stop()
  office.isReachable = true
  other.store.set('catch', '別の画面の一文')
  await other.store.save()
  expect([...device.rows.values()].map(({ fields }) => fields.title)).toEqual(['電車のなか'])
})

test('stored changes of an open tab are taken over once, and what it writes afterwards stays (R41)', async () => {
  const block = (id: string) => ({ id, type: 'paragraph', data: { text: [{ text: id, marks: [] }] } })
  const one = await begin()
  const { office, device } = one
  one.store.set('blocks', [...FIELDS.blocks, block('b2')])
  await one.store.storeLocally()
  // An older build stored the same.
  const [draft] = device.rows.values()
  if (draft) await device.write({ ...draft, key: draft.key.split(':').slice(0, 2).join(':') })
  office.before = async () => {
    office.before = async () => {}
    await vi.advanceTimersByTimeAsync(1)
    one.store.set('title', '書きつづけた題')
    await one.store.storeLocally()
  }
  const other = await begin(office, device)
  expect(other.now().fields.blocks).toEqual([...FIELDS.blocks, block('b2')])
  await other.store.save()
  expect(office.stored()).toEqual({ ...FIELDS, blocks: [...FIELDS.blocks, block('b2')] })
  expect([...device.rows.values()].map(({ fields }) => fields.title)).toEqual(['書きつづけた題'])
  await one.store.save()
  expect(office.stored().title).toBe('書きつづけた題')
  expect([office.stored().blocks, device.rows.size]).toEqual([[...FIELDS.blocks, block('b2')], 0])
})

test('changes taken over from another tab are stored with the later ones, and never replace them (R41)', async () => {
  const one = await begin()
  const { office, device } = one
  office.isReachable = false
  one.store.set('title', '前の題')
  await one.store.stop()
  office.isReachable = true
  office.before = async () => {
    office.isReachable = false
  }
  const other = await begin(office, device)
  other.store.set('title', '次の題')
  await other.store.stop()
  expect([...device.rows.values()].map(({ fields }) => fields.title)).toEqual(['次の題'])
  office.before = async () => {}
  office.isReachable = true
  expect((await begin(office, device)).now().fields.title).toBe('次の題')
})

test('where two tabs stored different changes of the same place, the later ones wait on the device (R41)', async () => {
  const one = await begin()
  const { office, device } = one
  const other = await begin(office, device)
  office.isReachable = false
  one.store.set('title', '先の題')
  await one.store.stop()
  await vi.advanceTimersByTimeAsync(1)
  other.store.set('title', '後の題')
  await other.store.stop()
  office.isReachable = true
  const again = await begin(office, device)
  await again.store.save()
  expect([office.stored().title, device.rows.size]).toEqual(['先の題', 1])
  const last = await begin(office, device)
  expect(last.now().openMerge?.conflicts).toMatchObject([{ mine: '後の題', theirs: '先の題' }])
  last.store.decide({ title: 'mine' })
  await last.store.save()
  expect([office.stored().title, device.rows.size]).toEqual(['後の題', 0])
})
