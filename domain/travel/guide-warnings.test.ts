import { afterEach, expect, test } from 'vitest'
import { holidaysAround } from '../date/public-holidays.server.ts'
import { placeOpen, row } from '../place/opening-place.fixture.ts'
import type { TravelActivity } from './activity.ts'
import type { GuidePlace } from './guide-document.ts'
import { guideWarnings } from './guide-warnings.ts'
import type { TravelSection } from './section.ts'
import { documentOf, guidePlaceOf, idOf, lineOf, sectionOf } from './trip.fixture.ts'

const HOME_ZONE = process.env.TZ
afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env.TZ
  else process.env.TZ = HOME_ZONE
})

const HOLIDAYS = holidaysAround(new Date('2026-11-01T00:00:00+09:00'))

/** Warnings for one visit to a place. 2026-11-22 is a Sunday, the 23rd 勤労感謝の日. */
const visit = (
  opening: GuidePlace['opening'],
  line: Partial<TravelActivity>,
  { place = {}, section = {} }: { place?: Partial<GuidePlace>; section?: Partial<TravelSection> } = {},
) =>
  guideWarnings(
    documentOf({
      sections: [sectionOf(section)],
      activities: [lineOf({ kind: 'spot', refId: idOf(31), ...line })],
      places: [guidePlaceOf({ opening: opening as GuidePlace['opening'], ...place })],
    }),
    HOLIDAYS,
  ).map(({ kind, text }) => `${kind}: ${text}`)

const nineToFive = placeOpen({ regular: [row('09:00', '17:00', { lastEntry: '16:30' })] })
const mondays = placeOpen({}, { weekdays: ['mon'], holidayRule: 'openAndCloseNextDay' })

test.each([
  ['09:00', null, []],
  ['16:30', '17:00', []],
  [null, null, []],
  ['08:30', null, ['beforeOpening: 営業は9:00からです。']],
  ['16:40', null, ['afterLastEntry: 最終入場の16:30を過ぎています。']],
  ['17:00', null, ['afterClosing: 営業は17:00までです。']],
  ['16:00', '17:30', ['staysTooLong: 17:00に終わります。']],
  [null, '18:00', ['staysTooLong: 17:00に終わります。']],
])(
  'a visit from %s to %s is compared with the opening hours of its day (R50)',
  (startTime, endTime, expected) => {
    expect(visit(nineToFive, { startTime, endTime })).toEqual(expected)
  },
)

test.each([
  ['2026-11-23', []],
  ['2026-11-24', ['closedDay: 11月24日（火）は定休日です。']],
  ['2026-11-30', ['closedDay: 11月30日（月）は定休日です。']],
])('a closing day moved by a holiday gives the correct warning on %s (R50)', (date, expected) => {
  const inside = visit(mondays, { startTime: '10:00' }, { section: { date } })
  expect(inside.filter((text) => !text.startsWith('outsideGuide'))).toEqual(expected)
})

test('days that depend on unknown holidays have no warning (R50)', () => {
  const guide = documentOf({
    sections: [sectionOf({ date: '2026-11-24' })],
    activities: [lineOf({ kind: 'spot', refId: idOf(31) })],
    places: [guidePlaceOf({ opening: mondays })],
  })
  expect(guideWarnings(guide, null)).toEqual([])
  expect(guideWarnings(guide, HOLIDAYS)).toHaveLength(1)
})

test('a bar that is open past midnight is open at one (R50)', () => {
  const bar = placeOpen({ regular: [row('18:00', '26:00')] }, { weekdays: ['mon'] })
  expect(visit(bar, { startTime: '25:00' })).toEqual([])
  expect(visit(bar, { startTime: '01:00' })).toEqual([])
  expect(visit(bar, { startTime: '02:00' })).toEqual([
    'betweenHours: 営業時間の合間です。次は18:00からです。',
  ])
  // Closed on Mondays, but Sunday's hours continue after midnight.
  expect(visit(bar, { startTime: '01:30' }, { section: { date: '2026-11-23' } })).toEqual([])
  expect(visit(bar, { startTime: '20:00' }, { section: { date: '2026-11-23' } })).toEqual([
    'closedDay: 11月23日（月）は定休日です。',
  ])
})

test('between lunch and dinner a restaurant is closed (R50)', () => {
  const restaurant = placeOpen({ regular: [row('11:00', '14:00'), row('17:00', '21:00')] })
  expect(visit(restaurant, { kind: 'restaurant', startTime: '15:00' })).toEqual([
    'betweenHours: 営業時間の合間です。次は17:00からです。',
  ])
  expect(visit(restaurant, { kind: 'restaurant', startTime: '10:00' })).toEqual([
    'beforeOpening: 営業は11:00からです。',
  ])
})

test.each([
  [{ businessStatus: 'closed' as const }, 'outOfBusiness: 閉業しています。'],
  [{ businessStatus: 'tempClosed' as const, opening: null }, 'suspended: 休業中です。'],
  [{ href: null, opening: null }, 'notPublic: この場所の紹介は公開を終了しました。'],
])('a closed or unpublished place gives a warning, on days and in themes (R50): %o', (place, expected) => {
  expect(visit(placeOpen(), {}, { place })).toEqual([expected])
  expect(visit(placeOpen(), {}, { place, section: { kind: 'theme', date: null } })).toEqual([expected])
})

test('done activities, themes, undated days and hotels have no opening warnings (R50)', () => {
  expect(visit(nineToFive, { startTime: '20:00', status: 'done' })).toEqual([])
  expect(visit(nineToFive, { startTime: '20:00' }, { section: { kind: 'theme', date: null } })).toEqual([])
  expect(visit(nineToFive, { startTime: '20:00' }, { section: { date: null } })).toEqual([])
  expect(visit(nineToFive, { startTime: '20:00', kind: 'hotel' })).toEqual([])
  expect(visit(null, { startTime: '20:00' })).toEqual([])
})

test('a day outside the trip gives one warning, at the day (R50)', () => {
  const warnings = guideWarnings(
    documentOf({
      sections: [
        sectionOf({ date: '2026-11-25' }),
        sectionOf({ id: idOf(12), date: '2026-11-21' }),
        sectionOf(),
      ],
      activities: [lineOf(), lineOf({ id: idOf(22) })],
    }),
    HOLIDAYS,
  )
  expect(warnings.map(({ kind, activityId }) => [kind, activityId])).toEqual([
    ['outsideGuide', null],
    ['outsideGuide', null],
  ])
})

test('the device’s time zone makes no difference (R50)', () => {
  const expected = ['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'].map((zone) => {
    process.env.TZ = zone
    return visit(mondays, { startTime: '08:00' }, { section: { date: '2026-11-24' } })
  })
  expect(new Set(expected.map(String)).size).toBe(1)
  expect(expected[0]).toHaveLength(1)
})
