import { expect, test } from 'vitest'
import { guideOf, lineOf } from '#domain/travel/trip.fixture.ts'
import type { Conflict } from '../../../store/useGuide.ts'
import { conflictFields, conflictName } from './conflict-fields.ts'

const AT = '2026-11-21T10:00:00Z'

test('a conflict shows both versions of a line field by field (R70)', () => {
  const theirs = lineOf({ title: '兼六園', startTime: '10:00', price: 320, status: 'booked', version: 2 })
  const conflict: Conflict = {
    id: 'c',
    at: AT,
    edit: {
      type: 'updateActivity',
      id: theirs.id,
      version: 1,
      patch: { startTime: '25:30', price: null, memo: '', status: 'planned' },
    },
    mine: { ...theirs, startTime: '25:30', price: null, status: 'planned' },
    theirs,
  }
  expect(conflictName(conflict)).toBe('予定「兼六園」')
  expect(conflictFields(conflict)).toEqual([
    { key: 'startTime', label: '始まり', mine: '翌1:30', theirs: '10:00' },
    { key: 'price', label: '費用', mine: '', theirs: '320円' },
    { key: 'status', label: '状態', mine: '予定', theirs: '予約済み' },
  ])
})

test('a row deleted elsewhere has only the local version (R70)', () => {
  const mine = lineOf({ memo: '傘を持つ' })
  const conflict: Conflict = {
    id: 'c',
    at: AT,
    edit: { type: 'updateActivity', id: mine.id, version: 1, patch: { memo: '傘を持つ' } },
    mine,
    theirs: null,
  }
  expect(conflictFields(conflict)).toEqual([{ key: 'memo', label: 'メモ', mine: '傘を持つ', theirs: '' }])
})

test('days, prefectures and checklists are formatted for people (R70)', () => {
  const item = { id: 'a1', text: '傘', done: true, category: '' }
  const theirs = guideOf({ version: 2, prefectureCodes: ['17'] })
  const patch = { startDate: '2026-11-21', prefectureCodes: ['16', '17'], checklist: [item] }
  const conflict: Conflict = {
    id: 'c',
    at: AT,
    edit: { type: 'updateGuide', version: 1, patch },
    mine: { ...theirs, ...patch },
    theirs,
  }
  expect(conflictFields(conflict).map(({ mine, theirs: other }) => [mine, other])).toEqual([
    ['11月21日（土）', '11月22日（日）'],
    ['富山県、石川県', '石川県'],
    ['☑ 傘', ''],
  ])
})
