import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CONTENT_SCHEMAS, draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { createFakeDevice, createFakeServer } from '../manuscript/store/fake-server.fixture.ts'
import { createManuscriptStore } from '../manuscript/store/manuscript-store.ts'
import { savableFields } from '../manuscript/store/savable-fields.ts'
import { bridge } from './bridge.ts'
import { shapeOf } from './schema/shape.ts'
import { filled } from './schema/values.ts'

const ROW = { days: ['mon'], open: '09:00', close: '17:00', lastEntry: null, season: null }
const FIELDS = {
  title: '金沢の朝',
  officialUrl: 'https://example.jp/',
  sns: ['https://example.jp/a', 'https://example.jp/b'],
  hours: { regular: [ROW], allDay: false, exceptions: [], note: null },
  prices: [{ label: '大人', ageFrom: null, ageTo: null, amount: 500, note: null }],
}

/** A form and its store; `type` simulates input. */
const begin = async (device = createFakeDevice(), office = createFakeServer(FIELDS)) => {
  const lax = draftSchemaOf('spot')
  const store = createManuscriptStore({
    kind: 'spot',
    calls: office.calls,
    device,
    savableFields: (fields, before) => savableFields(lax, fields, before),
  })
  await store.load(await office.calls.load())
  const shape = shapeOf(CONTENT_SCHEMAS.spot)
  const form = createFormControl({ defaultValues: filled(shape, store.state.get().fields) as object })
  const stop = bridge({ shape, form: form as never, store })
  const type = (name: string, value: unknown) =>
    form.register(name as never).onChange({ type: 'change', target: { name, value } })
  const value = (name: string): unknown => form.getValues(name as never)
  return { device, office, store, type, value, stop, now: () => store.state.get() }
}

test('every change inside a group reaches the server, also after an earlier save (R41)', async () => {
  const { office, store, type } = await begin()
  await type('hours.regular.0.open', '６時')
  await store.save()
  expect(office.log.at(-1)?.hours).toMatchObject({ regular: [{ open: '６時' }] })
  await type('hours.regular.0.open', '06:00')
  await type('hours.regular.0.close', '19:30')
  expect(store.state.get().save).toBe('changed')
  await store.save()
  expect(office.log.at(-1)?.hours).toMatchObject({ regular: [{ open: '06:00', close: '19:30' }] })
})

test('undo inside a group restores the value in its field (R41)', async () => {
  const { store, type, value } = await begin()
  await type('prices.0.note', '税込')
  await type('prices.0.amount', '千円')
  expect(store.state.get().fields.prices).toMatchObject([{ note: '税込', amount: '千円' }])
  store.undo()
  expect(value('prices.0')).toMatchObject({ note: null, amount: 500 })
  store.redo()
  expect(value('prices.0')).toMatchObject({ note: '税込', amount: '千円' })
})

test('incomplete input blocks nothing, removes nothing on the server, and is stored on this device (R41)', async () => {
  const { device, office, store, type, now, stop } = await begin()
  await type('officialUrl', 'https:/')
  await type('sns', ['https:/', 'https://example.jp/b', 'https:'])
  await type('prices.0.amount', '千円')
  await type('hours.note', '夏は延長')
  await store.save()
  expect([now().save, now().isStoredLocally, office.log.length]).toEqual(['half', true, 1])
  expect(office.stored()).toMatchObject({
    officialUrl: 'https://example.jp/',
    sns: ['https://example.jp/a', 'https://example.jp/b', null],
    prices: [{ amount: 500 }],
    hours: { note: '夏は延長' },
  })
  await store.save()
  expect(office.log).toHaveLength(1)
  await expect(store.act('publish')).rejects.toThrow('書きかけの欄があります。')
  stop()
  await store.stop()

  // The next visit.
  const later = await begin(device, office)
  expect(later.value('officialUrl')).toBe('https:/')
  expect(later.value('sns')).toEqual(['https:/', 'https://example.jp/b', 'https:'])
  await later.type('officialUrl', 'https://example.jp/new')
  await later.type('sns', ['https://example.jp/b'])
  await later.type('prices.0.amount', 1000)
  await later.store.save()
  expect([later.now().save, device.rows.size]).toEqual(['saved', 0])
  expect(office.stored()).toMatchObject({
    officialUrl: 'https://example.jp/new',
    sns: ['https://example.jp/b'],
    prices: [{ amount: 1000 }],
  })
  later.stop()
})

test('a change saved by another person appears in its field, and nothing is sent back (R41)', async () => {
  const { store, office, value, stop } = await begin()
  office.other({ hours: { ...FIELDS.hours, regular: [{ ...ROW, close: '18:00' }] } })
  await store.refresh()
  expect(value('hours.regular.0.close')).toBe('18:00')
  expect(store.state.get().save).toBe('saved')
  stop()
})
