import { expect, test } from 'vitest'
import { activitiesOf, applyEdits } from './apply-edit.ts'
import { changeOfDates, datesChangeText } from './change-dates.ts'
import type { GuideDocument } from './guide-document.ts'
import { activityInput, guideOf, sectionId } from './guide-edit.fixture.ts'
import { inverseOfAll } from './inverse-edit.ts'

const ids = () => {
  let number = 50
  return () => sectionId(number++)
}

/** Three days from 5 December with two activities each, followed by 行きたいところ. */
const trip = (): GuideDocument => {
  const document = guideOf([2, 2, 2, 1])
  const sections = document.sections.map((section, index) =>
    index < 3
      ? { ...section, kind: 'day' as const, title: '', date: `2026-12-0${5 + index}` }
      : { ...section, kind: 'theme' as const, title: '行きたいところ', date: null },
  )
  const activities = document.activities.map((line, index) =>
    index === 4
      ? { ...line, ...activityInput('宿', { reservationNo: 'Y-1', status: 'booked', startTime: '15:00' }) }
      : line,
  )
  return { ...document, sections, activities }
}

const shape = (document: GuideDocument) =>
  document.sections.map(({ id, date, title }) => [
    date ?? title,
    activitiesOf(document, id)
      .map((line) => line.title)
      .join(),
  ])

const changed = (document: GuideDocument, startDate: string | null, endDate: string | null) => {
  const edits = changeOfDates(document, { startDate, endDate }, ids())
  const after = applyEdits(document, edits)
  expect(applyEdits(after, inverseOfAll(document, edits))).toEqual(document)
  return { shape: shape(after), after, text: datesChangeText(document, edits) }
}

test('a new first day moves all days with their activities and bookings, with a summary', () => {
  const { shape: days, text, after } = changed(trip(), '2026-12-31', '2027-01-02')
  expect(days).toEqual([
    ['2026-12-31', '予定1,予定2'],
    ['2027-01-01', '予定3,予定4'],
    ['2027-01-02', '宿,予定6'],
    ['行きたいところ', '予定7'],
  ])
  expect(after.activities[4]).toMatchObject({ reservationNo: 'Y-1', status: 'booked', startTime: '15:00' })
  expect(text).toBe(
    '3日分の日付を、予定ごと移しました。\n予約済みの予定1件は、予約番号もそのままです。予約先の日付は変わらないため、ご確認ください。',
  )
})

test('a later end adds days before 行きたいところ', () => {
  const { shape: days, text } = changed(trip(), '2026-12-05', '2026-12-09')
  expect(days.map(([name]) => name)).toEqual([
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '行きたいところ',
  ])
  expect(text).toBe('2日を追加しました。')
})

test('activities and texts of removed days move to 行きたいところ, which is created if missing', () => {
  const before = trip()
  const days = before.sections.map((section, at) =>
    at === 2 ? { ...section, title: '市場', memo: '朝から' } : section,
  )
  const { shape: left, after, text } = changed({ ...before, sections: days }, '2026-12-06', '2026-12-07')
  expect(left).toEqual([
    ['2026-12-06', '予定1,予定2'],
    ['2026-12-07', '予定3,予定4'],
    ['行きたいところ', '予定7,宿,予定6'],
  ])
  expect(after.sections[2]?.memo).toBe('市場\n朝から')
  expect(text).toContain('その日の予定2件は、消さずに「行きたいところ」などへ移しました。')
  const [first, second, third] = before.sections
  if (!first || !second || !third) throw new Error('no days')
  const without = { ...before, sections: [first, second, third], activities: before.activities.slice(0, 6) }
  expect(changed(without, '2026-12-05', '2026-12-05').shape).toEqual([
    ['2026-12-05', '予定1,予定2'],
    ['行きたいところ', '予定3,予定4,宿,予定6'],
  ])
})

test('a trip without dates gets them, and a day that does not fit into 行きたいところ stays as a theme', () => {
  const open = trip()
  const undated = {
    ...open,
    guide: { ...open.guide, startDate: null, endDate: null },
    sections: open.sections.map((section) => ({ ...section, date: null })),
  }
  expect(changed(undated, '2026-12-05', '2026-12-06').shape.map(([name]) => name)).toEqual([
    '2026-12-05',
    '2026-12-06',
    '行きたいところ',
  ])
  const long = open.sections.map((section) => ({
    ...section,
    memo: section.kind === 'day' ? '長'.repeat(600) : '',
  }))
  const kinds = changed({ ...open, sections: long }, '2026-12-05', '2026-12-05').after.sections
  expect(kinds.map(({ kind, title, memo }) => [kind, title, memo.length])).toEqual([
    ['day', '', 600],
    ['theme', '12月7日（月）', 600],
    ['theme', '行きたいところ', 600],
  ])
  expect(changeOfDates(open, { startDate: '2026-12-05', endDate: '2026-12-07' }, ids())).toEqual([])
})
