import { expect, test } from 'vitest'
import { countdownText, daysOf, daysText, nextDay, nightsText } from './guide-days.ts'
import { sectionNames } from './section-labels.ts'
import { guideOf, idOf, sectionOf } from './trip.fixture.ts'

const days = (startDate: string | null, endDate: string | null) => ({ startDate, endDate })

test.each([
  [days('2026-11-28', '2026-11-30'), '2026年11月28日（土）〜30日（月）', '2泊3日'],
  [days('2026-11-28', '2026-12-01'), '2026年11月28日（土）〜12月1日（火）', '3泊4日'],
  [days('2026-12-31', '2027-01-02'), '2026年12月31日（木）〜2027年1月2日（土）', '2泊3日'],
  [days('2026-11-28', '2026-11-28'), '2026年11月28日（土）', '日帰り'],
  [days('2026-11-28', null), '2026年11月28日（土）から', null],
  [days(null, '2026-11-28'), '2026年11月28日（土）まで', null],
  [days(null, null), null, null],
])('dates are formatted as in Japanese prose: %o (R50)', (guide, text, nights) => {
  expect(daysText(guide)).toBe(text)
  expect(nightsText(guide)).toBe(nights)
})

test.each([
  ['2026-11-20', '出発まであと8日'],
  ['2026-11-27', '明日出発'],
  ['2026-11-28', '今日出発'],
  ['2026-11-29', '旅の2日目'],
  ['2026-11-30', '旅の3日目'],
  ['2026-12-01', '旅は終わりました'],
])('on %s the countdown is %s (R50)', (today, text) => {
  expect(countdownText(days('2026-11-28', '2026-11-30'), today)).toBe(text)
})

test('a new day is the first one without a section, then the one after the last (R50)', () => {
  const guide = guideOf()
  expect(daysOf(guide)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  expect(nextDay(guide, [sectionOf(), sectionOf({ date: '2026-11-24' })])).toBe('2026-11-23')
  expect(
    nextDay(
      guide,
      daysOf(guide).map((date) => sectionOf({ date })),
    ),
  ).toBe('2026-11-25')
  expect(nextDay(days(null, null), [])).toBeNull()
})

test('only days are numbered; themes have their title (R50)', () => {
  const names = sectionNames([
    sectionOf({ id: idOf(11) }),
    sectionOf({ id: idOf(12), kind: 'theme', title: '雨の日' }),
    sectionOf({ id: idOf(13) }),
    sectionOf({ id: idOf(14), kind: 'theme' }),
  ])
  expect([...names.values()]).toEqual(['1日目', '雨の日', '2日目', '候補'])
})
