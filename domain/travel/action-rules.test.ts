import { expect, test } from 'vitest'
import { actionMistakes } from './action-rules.ts'

const action = {
  type: 'visited',
  date: '2026-11-20',
  refKind: null,
  refId: null,
  prefectureCode: '28',
  cityCode: '28209',
} as const
const TODAY = '2026-11-21'
const fieldsOf = (change: object) => actionMistakes({ ...action, ...change }, TODAY).map(({ field }) => field)

test('a record needs a day that is not in the future (R51)', () => {
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ date: TODAY })).toEqual([])
  expect(fieldsOf({ date: null })).toEqual(['date'])
  expect(fieldsOf({ date: '2026-11-22' })).toEqual(['date'])
})

test('a wish needs no day, and may be in the future (R51)', () => {
  expect(fieldsOf({ type: 'wish', date: null })).toEqual([])
  expect(fieldsOf({ type: 'wish', date: '2027-04-01' })).toEqual([])
})

test('a municipality is in its prefecture, and a place has both kind and id (R51)', () => {
  expect(fieldsOf({ cityCode: '13101' })).toEqual(['cityCode'])
  expect(fieldsOf({ prefectureCode: null })).toEqual(['cityCode'])
  expect(fieldsOf({ refKind: 'spot' })).toEqual(['refId'])
  expect(fieldsOf({ refId: `a${'0'.repeat(35)}` })).toEqual(['refId'])
})
