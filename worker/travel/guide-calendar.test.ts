import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import { TRIP, tripDocument } from '#domain/travel/whole-trip.fixture.ts'
import { calendarText, foldedLine } from './calendar-text.ts'
import { guideCalendar } from './guide-calendar.ts'

const HOST = 'https://tabishirube.example'

/** The events of the file, parsed like a calendar app. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      zone: event.startDate.zone.tzid,
      location: event.location,
      description: event.description,
      geo: component.getFirstPropertyValue('geo'),
      url: component.getFirstPropertyValue('url'),
      status: component.getFirstPropertyValue('status'),
    }
  })
}

const events = (document: GuideDocument = tripDocument()) => eventsOf(guideCalendar(document, HOST))
const named = (title: string) => events().find(({ summary }) => summary === title)

test('the trip is one all-day event from its first day to its last, with everything that has no time (R50)', () => {
  expect(events().filter(({ summary }) => summary.startsWith('雪吊りの金沢'))).toMatchObject([
    {
      summary: '雪吊りの金沢、家族の二日',
      start: '2026-12-05',
      // The end is exclusive.
      end: '2026-12-07',
      url: `${HOST}/@/travel/guides/${TRIP}`,
    },
  ])
  const { description } = named('雪吊りの金沢、家族の二日') ?? {}
  expect(description).toContain(
    '1日目 12月5日（土） 着いて、町へ\n荷物は宿に預ける。\n2日目 12月6日（日） 庭園と市場\n・市場で昼を食べる',
  )
})

/** Days of December with one hotel line each, `null` for a day without. */
const hotelTrip = (nights: readonly (Partial<TravelActivity> | null)[], stay?: GuidePlace['stay']) => {
  const document = tripDocument()
  const [section] = document.sections
  const [hotel] = document.activities.filter(({ kind }) => kind === 'hotel')
  const [place] = document.places
  if (!section || !hotel || !place) throw new Error('no hotel')
  const sections = nights.map((_, at) => ({
    ...section,
    id: `s${at}`,
    date: `2026-12-0${5 + at}`,
    title: '',
    memo: '',
  }))
  const activities = nights.flatMap((values, at) =>
    values
      ? [{ ...hotel, refId: place.id, endTime: null, ...values, id: `h${at}`, sectionId: `s${at}` }]
      : [],
  )
  const found = events({ ...document, sections, activities, places: [{ ...place, ...(stay && { stay }) }] })
  return found.slice(1).map(({ start, end }) => [start, end])
}

test('a hotel stay lasts from check-in to check-out, over several nights (R50)', () => {
  const hours = { checkIn: '16:00', checkOut: '11:00' }
  expect(hotelTrip([{ startTime: '15:00', endTime: '10:30' }])).toEqual([
    ['2026-12-05T15:00:00', '2026-12-06T10:30:00'],
  ])
  expect(hotelTrip([{ startTime: '15:00' }])).toEqual([['2026-12-05T15:00:00', '2026-12-06T10:00:00']])
  expect(hotelTrip([{ startTime: '15:00' }], hours)).toEqual([['2026-12-05T15:00:00', '2026-12-06T11:00:00']])
  expect(hotelTrip([{ startTime: null }], hours)).toEqual([['2026-12-05T16:00:00', '2026-12-06T11:00:00']])
  expect(hotelTrip([{ startTime: null }])).toEqual([])
  expect(hotelTrip([{ startTime: '15:00' }, { startTime: '18:00' }], hours)).toEqual([
    ['2026-12-05T15:00:00', '2026-12-07T11:00:00'],
  ])
  expect(hotelTrip([{ startTime: '15:00' }, { startTime: '09:30' }], hours)).toEqual([
    ['2026-12-05T15:00:00', '2026-12-06T09:30:00'],
  ])
  expect(hotelTrip([{ startTime: '15:00' }, null, { startTime: '17:00' }], hours)).toEqual([
    ['2026-12-05T15:00:00', '2026-12-06T11:00:00'],
    ['2026-12-07T17:00:00', '2026-12-08T11:00:00'],
  ])
})

test('reminders use the selected time, and are left out by default (R50)', () => {
  const alarms = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .flatMap((event) => event.getAllSubcomponents('valarm'))
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
  expect(alarms(guideCalendar(tripDocument(), HOST))).toEqual([])
  expect(alarms(guideCalendar(tripDocument(), HOST, '30'))).toEqual(Array(4).fill('-PT30M'))
})

test('a transport has its train, its time, its fare and the booking number (R50)', () => {
  expect(named('東京から金沢へ')).toMatchObject({
    start: '2026-12-05T08:36:00',
    end: '2026-12-05T11:06:00',
    zone: 'Asia/Tokyo',
    location: '東京',
    description: '鉄道 かがやき505号 東京 → 金沢（2時間30分）\n予約番号 KGY-77401\n費用 56,720円',
    url: 'https://booking.example/my/ticket?key=secret-ticket',
    status: 'CONFIRMED',
  })
})

test('hours beyond midnight are on the next day, and so is an end before its start (R50)', () => {
  expect(named('町家の宿に泊まる')).toMatchObject({
    start: '2026-12-05T15:00:00',
    end: '2026-12-06T02:30:00',
    description: '予約番号 YADO;9,12\\x\n費用 48,000円\n夕食は18時から、\nアレルギーは伝えてある。',
  })
  expect(named('夜の町を歩く')).toMatchObject({
    start: '2026-12-06T23:30:00',
    end: '2026-12-07T00:40:00',
    status: 'TENTATIVE',
  })
})

test('a place has its address, position, telephone, page, and the usual duration (R50)', () => {
  expect(named('兼六園を歩く')).toMatchObject({
    start: '2026-12-06T09:00:00',
    end: '2026-12-06T10:30:00',
    location: '兼六園 石川県金沢市兼六町1',
    geo: [36.5621, 136.6627],
    description: '費用 1,280円\n電話 076-234-3800',
    url: `${HOST}/spots/kenrokuen`,
  })
})

test('sections without a day are left out, and an undated guide has its travel days or nothing (R50)', () => {
  expect(events().map(({ summary }) => summary)).not.toContain('美術館で過ごす')
  expect(events()).toHaveLength(5)
  const undated = (guide: object) => {
    const document = tripDocument(guide)
    return events({ ...document, sections: document.sections.map((section) => ({ ...section, date: null })) })
  }
  expect(undated({})).toMatchObject([
    { summary: '雪吊りの金沢、家族の二日', start: '2026-12-05', end: '2026-12-07' },
  ])
  expect(undated({ startDate: null, endDate: null })).toEqual([])
})

test('events keep their UID, and a change raises their sequence: importing again updates them (R50)', () => {
  const document = tripDocument()
  const [first] = document.activities
  const changed = { ...document, activities: [{ ...first, title: '別の列車' }] } as GuideDocument
  const later = { ...changed, guide: { ...changed.guide, updatedAt: '2026-11-20T03:04:15.000Z' } }
  const text = guideCalendar(later, HOST)
  const numbers = [document, later].map((one) => /SEQUENCE:(\d+)/.exec(guideCalendar(one, HOST))?.[1])
  expect(Number(numbers[1]) - Number(numbers[0])).toBe(10)
  expect(eventsOf(text).find(({ summary }) => summary === '別の列車')?.uid).toBe(
    `${first?.id}@travel.tabishirube`,
  )
  const uids = events().map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
})

test('the moment of the last change is in UTC, the times are in the described zone (R50)', () => {
  const text = guideCalendar(tripDocument(), HOST)
  expect(text).toContain('DTSTAMP:20261120T030405Z\r\n')
  expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20261205T083600\r\n')
  expect(text.match(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Tokyo\r\n/g)).toHaveLength(1)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('any text survives, in lines of at most 75 octets that split no character (R50)', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/\p{Cc}/u.test(text))
  fc.assert(
    fc.property(anyText, fc.constantFrom('', '\n', '、;,\\ \\n\r\n旅'), (text, more) => {
      const memo = text + more + text
      const line = foldedLine(`DESCRIPTION:${calendarText(memo)}`)
      for (const part of line.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      expect(Buffer.from(line).toString()).toBe(line.toWellFormed())
      const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
      const [read] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      expect(read?.getFirstPropertyValue('description') ?? '').toBe(memo.replaceAll('\r\n', '\n'))
    }),
  )
})

test('a title cannot inject a line into the file (R50)', () => {
  const text = guideCalendar(tripDocument({ title: '旅\r\nATTENDEE:mailto:x@example.test' }), HOST)
  expect(text.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
})
