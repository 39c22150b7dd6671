import { expect, test } from 'vitest'
import { japaneseErrorMap } from '../api/error-map.ts'
import { TravelActivityInput } from './activity.ts'
import {
  ActivityForm,
  type ActivityFormValues,
  changedOf,
  emptyActivity,
  formOfActivity,
} from './activity-form.ts'

const typed = (values: Partial<ActivityFormValues>) =>
  ActivityForm.safeParse({ ...formOfActivity(emptyActivity('free')), ...values }, { error: japaneseErrorMap })
const mistakes = (values: Partial<ActivityFormValues>) =>
  typed(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('full width, units and missing colons are accepted (R50)', () => {
  expect(typed({ title: '昼食', startTime: '１２時半', price: '１，２００円' }).data).toEqual({
    ...emptyActivity('free'),
    refId: undefined,
    title: '昼食',
    startTime: '12:30',
    price: 1200,
  })
})

test('invalid input has a Japanese message at its field (R50)', () => {
  expect(mistakes({ title: '' })).toEqual(['title: 必須項目です。'])
  expect(mistakes({ title: '昼食', startTime: '朝', price: '千円', url: 'example' })).toEqual([
    'startTime: 「9:30」や「25:00」のように入力してください。',
    'price: 数字で入力してください。',
    expect.stringMatching(/^url: /),
  ])
  expect(mistakes({ title: '昼食', startTime: '12:00', endTime: '11:00' })).toEqual([
    expect.stringMatching(/^endTime: 終了時刻は開始時刻以降に/),
  ])
  expect(mistakes({ title: '昼食', price: '99999999' })).toEqual([
    'price: 10000000以下の値を入力してください。',
  ])
})

test('a move has a generated name, and a fare instead of a price (R50)', () => {
  const move = typed({
    kind: 'move',
    from: '金沢駅',
    to: '兼六園下',
    mode: 'bus',
    minutes: '15分',
    fare: '210',
    price: '9',
  })
  expect(move.data).toMatchObject({
    title: 'バスで金沢駅から兼六園下へ',
    price: null,
    transport: { mode: 'bus', line: '', from: '金沢駅', to: '兼六園下', minutes: 15, fare: 210 },
  })
  expect(typed({ kind: 'move', mode: 'walk' }).data?.title).toBe('徒歩')
})

test('an activity round trips through the form (R50)', () => {
  const move = TravelActivityInput.parse({
    ...emptyActivity('move'),
    title: '特急で帰る',
    startTime: '09:05',
    transport: { mode: 'train', line: 'サンダーバード', from: '金沢', to: '大阪', minutes: 160, fare: 7790 },
  })
  const meal = TravelActivityInput.parse({
    ...emptyActivity('restaurant'),
    title: '夕食',
    endTime: '25:30',
    price: 0,
  })
  for (const { refId, ...line } of [move, meal])
    expect(ActivityForm.parse(formOfActivity({ refId, ...line }))).toEqual(line)
})

test('an update contains only changed values (R50)', () => {
  const before = emptyActivity('move')
  expect(changedOf({ ...before, memo: '傘', price: 0 }, before)).toEqual({ memo: '傘', price: 0 })
  expect(changedOf(before, structuredClone(before))).toEqual({})
})
