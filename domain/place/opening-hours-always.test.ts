import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { addDays, clockOf, japanTime } from '../date/japan-time.ts'
import { holidaysAround } from '../date/public-holidays.server.ts'
import { type OpeningState, openingState } from './opening-hours.ts'
import { closedOn, inJapan, placeOpen, row } from './opening-place.fixture.ts'
import { WEEKDAYS } from './weekday.ts'

const HOME_ZONE = process.env.TZ
afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env.TZ
  else process.env.TZ = HOME_ZONE
})

const weekdays = fc.subarray([...WEEKDAYS])
const season = fc.option(
  fc.constantFrom(
    { from: '04-01', to: '10-31' },
    { from: '11-01', to: '02-28' },
    { from: '12-20', to: '01-10' },
  ),
)
const regularRow = fc
  .record({
    open: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1439 }),
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    season,
  })
  .map(({ open, length, days, season }) =>
    // Up to 29:59, the latest time of opening hours.
    row(clockOf(open), clockOf(Math.min(open + length, 29 * 60 + 59)), { days, season }),
  )
const closed = fc
  .record({
    weekdays,
    nthWeekdays: fc.array(
      fc.record({ nth: fc.integer({ min: 1, max: 5 }), weekday: fc.constantFrom(...WEEKDAYS) }),
      { maxLength: 2 },
    ),
    holidayRule: fc.constantFrom('none', 'openAndCloseNextDay', 'open', 'closed'),
    yearEnd: fc.option(fc.constant({ from: '12-29', to: '01-03' })),
  })
  .map(closedOn)
const place = fc
  .record({ regular: fc.array(regularRow, { minLength: 1, maxLength: 3 }), closed })
  .map(({ regular, closed }) => placeOpen({ regular }, closed))
const moment = fc
  .date({ min: inJapan('2026-01-01 00:00'), max: inJapan('2028-12-31 23:59'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))

const MINUTE = 60_000
const at = (where: Parameters<typeof openingState>[0], now: Date): OpeningState =>
  openingState(where, now, holidaysAround(now))

test('the device’s time zone and summer time make no difference', () => {
  const zones = [
    'Asia/Tokyo',
    'America/New_York',
    'Europe/London',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
  ]
  fc.assert(
    fc.property(place, moment, (where, now) => {
      const states = zones.map((zone) => {
        process.env.TZ = zone
        return JSON.stringify(at(where, now))
      })
      expect(new Set(states).size).toBe(1)
    }),
  )
  const offsets = zones.map((zone) => {
    process.env.TZ = zone
    return new Date('2026-07-01T00:00:00Z').getTimezoneOffset()
  })
  expect(new Set(offsets).size).toBe(zones.length)
})

test('a place is open until the given minute and no longer', () => {
  fc.assert(
    fc.property(place, moment, (where, now) => {
      const state = at(where, now)
      if (state.state !== 'open' || state.until === null) return
      const { date } = japanTime(now)
      const [hours, minutes] = state.until.split(':').map(Number)
      const end = new Date(inJapan(`${date} 00:00`).getTime() + ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE)
      expect(at(where, new Date(end.getTime() - MINUTE)).state).toBe('open')
      expect(at(where, end).state).not.toBe('open')
      expect(state.endsSoon).toBe(end.getTime() - now.getTime() <= 60 * MINUTE)
    }),
  )
})

test('the next opening is correct, and the place is closed on every sampled minute before', () => {
  fc.assert(
    fc.property(
      place,
      moment,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (where, now, part) => {
        const state = at(where, now)
        const { date } = japanTime(now)
        const next =
          state.state === 'opensLater'
            ? inJapan(`${date} ${state.from}`)
            : state.state === 'closedToday' && state.next
              ? inJapan(`${state.next.date} ${state.next.time}`)
              : null
        if (!next) return
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(at(where, next).state).toBe('open')
        const before = new Date(
          now.getTime() + Math.floor(((next.getTime() - now.getTime()) / MINUTE) * part) * MINUTE,
        )
        expect(at(where, before).state).not.toBe('open')
      },
    ),
  )
})

test('without a next opening the place is closed at noon on the next 14 days', () => {
  fc.assert(
    fc.property(place, moment, (where, now) => {
      const state = at(where, now)
      if (state.state !== 'closedToday' || state.next) return
      const { date } = japanTime(now)
      for (let day = 1; day <= 14; day++)
        expect(at(where, inJapan(`${addDays(date, day)} 12:00`)).state).not.toBe('open')
    }),
  )
})

test('an exception overrides everything else on its day', () => {
  fc.assert(
    fc.property(place, moment, fc.boolean(), (where, now, isClosed) => {
      const { date } = japanTime(now)
      const exception = {
        date,
        closed: isClosed,
        open: isClosed ? null : '10:00',
        close: isClosed ? null : '12:00',
      }
      const hours = where.hours && { ...where.hours, exceptions: [exception] }
      const state = at({ ...where, hours }, inJapan(`${date} 11:00`))
      // At eleven, hours of the night before are over even at 29:59.
      if (isClosed) expect(state).toMatchObject({ state: 'closedToday', reason: 'exception' })
      if (!isClosed) expect(state).toMatchObject({ state: 'open', until: '12:00' })
    }),
  )
})
