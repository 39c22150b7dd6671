import { addDays, clockOf, minutesOf } from '#domain/date/japan-time.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { sectionNames } from '#domain/travel/section-words.ts'
import { transportText } from '#domain/travel/transport-text.ts'
import {
  type CalendarComponent,
  calendarDay,
  calendarFile,
  calendarMoment,
  calendarText,
} from './calendar-text.ts'
import { hotelStays, type Stay } from './hotel-stays.ts'

const DAY = 1440

/** The same for ever, so that a file that is read in again moves what is there instead of adding it once more. */
const uid = (id: string): string => `${id}@travel.tabishirube`

type Trip = GuideDocument & {
  appHost: string
  alarm: CalendarAlarm | undefined
  stays: ReturnType<typeof hotelStays>
}

/** Counts on with every change of the guide, wherever it was made: seconds, so that it fits for long. */
const sequence = (updatedAt: string): string =>
  String(Math.max(0, Math.floor((Date.parse(updatedAt) - Date.UTC(2026, 0, 1)) / 1000)))

/** Before an activity its member is reminded, in minutes. */
export const CALENDAR_ALARMS = ['10', '30', '60', '1440'] as const
export type CalendarAlarm = (typeof CALENDAR_ALARMS)[number]

/**
 * A member's guide as a calendar for the member alone: the trip as one all-day entry with what has no time in it, each
 * activity with a time as an entry of its own, a hotel from check-in to check-out. What has no day (候補, themes) has no
 * place in a calendar. Hours beyond midnight are the next day's. `appHost` is the site's origin.
 * @param alarm how long before each activity with a time a reminder comes; none without it
 */
export function guideCalendar(document: GuideDocument, appHost: string, alarm?: CalendarAlarm): string {
  const trip: Trip = { ...document, appHost, alarm, stays: hotelStays(document) }
  const days = document.sections.filter((section): section is DatedSection => section.date !== null)
  return calendarFile(document.guide.title, [
    ...wholeTrip(trip, days),
    ...days.flatMap((section) => timedEvents(trip, section)),
  ])
}

type DatedSection = TravelSection & { date: string }

/** The trip from its first day to its last, with what its days say beside their times. */
function wholeTrip(trip: Trip, days: readonly DatedSection[]): CalendarComponent[] {
  const { guide, appHost } = trip
  const dates = [guide.startDate, guide.endDate, ...days.map(({ date }) => date)].flatMap(
    (date) => date ?? [],
  )
  const [from] = dates.toSorted()
  const to = dates.toSorted().at(-1)
  if (!from || !to) return []
  const names = sectionNames(trip.sections)
  const text = [guide.memo, ...days.map((day) => dayTextOf(trip, day, names.get(day.id) ?? ''))]
  return [
    event([
      ['UID', uid(guide.id)],
      ['DTSTAMP', calendarMoment(guide.updatedAt)],
      ['SEQUENCE', sequence(guide.updatedAt)],
      ['DTSTART;VALUE=DATE', calendarDay(from)],
      // The end of a day is the beginning of the next (RFC 5545 §3.6.1).
      ['DTEND;VALUE=DATE', calendarDay(addDays(to, 1))],
      ['SUMMARY', calendarText(guide.title)],
      ['DESCRIPTION', calendarText(text.filter(Boolean).join('\n'))],
      // Somebody who travels can still be met.
      ['TRANSP', 'TRANSPARENT'],
      ['URL', `${appHost}/@/travel/guides/${guide.id}`],
    ]),
  ]
}

/** What a day says besides its entries: its title, what has no time in it, its memo; '' where it has nothing. */
function dayTextOf({ activities, stays }: Trip, section: DatedSection, name: string): string {
  const untimed = activities.filter(
    ({ id, sectionId, startTime }) => sectionId === section.id && !startTime && !stays.has(id),
  )
  const lines = [...untimed.map(({ title }) => `・${title}`), section.memo].filter(Boolean)
  const head = [name, dayText(section.date), section.title].filter(Boolean).join(' ')
  return lines.length > 0 || section.title ? [head, ...lines].join('\n') : ''
}

const timedEvents = (trip: Trip, section: DatedSection): CalendarComponent[] =>
  trip.activities
    .filter(({ sectionId }) => sectionId === section.id)
    .flatMap((activity) => {
      const place = trip.places.find(({ id }) => id === activity.refId)
      const moments = momentsOf(activity, place, section.date, trip.stays.get(activity.id))
      return moments ? [timedEvent(trip, activity, place, moments)] : []
    })

type Moments = { start: string; end: string }

/** When an activity begins and ends; `null` without a time, and for what belongs to an earlier stay. */
function momentsOf(
  activity: TravelActivity,
  place: GuidePlace | undefined,
  date: string,
  stay: Stay | null | undefined,
): Moments | null {
  if (stay)
    return {
      start: clockMoment(stay.from, minutesOf(stay.checkIn)),
      end: clockMoment(stay.to, minutesOf(stay.checkOut)),
    }
  if (stay === null || !activity.startTime) return null
  const start = minutesOf(activity.startTime)
  const end = endOf(activity, place, start)
  return { start: clockMoment(date, start), end: end === null ? '' : clockMoment(date, end) }
}

function timedEvent(
  { guide, appHost, alarm }: Trip,
  activity: TravelActivity,
  place: GuidePlace | undefined,
  { start, end }: Moments,
): CalendarComponent {
  const properties = event([
    ['UID', uid(activity.id)],
    ['DTSTAMP', calendarMoment(guide.updatedAt)],
    ['SEQUENCE', sequence(guide.updatedAt)],
    ['DTSTART;TZID=Asia/Tokyo', start],
    ['DTEND;TZID=Asia/Tokyo', end],
    ['SUMMARY', calendarText(activity.title)],
    ['LOCATION', calendarText(locationOf(activity, place))],
    ['GEO', place ? `${place.lat};${place.lng}` : ''],
    ['DESCRIPTION', calendarText(descriptionOf(activity, place))],
    ['URL', activity.url || (place?.href ? new URL(place.href, appHost).href : '')],
    ['STATUS', activity.status === 'idea' ? 'TENTATIVE' : 'CONFIRMED'],
  ])
  return alarm ? { ...properties, parts: [alarmOf(activity.title, alarm)] } : properties
}

/** RFC 5545 §3.6.6. */
const alarmOf = (title: string, minutes: CalendarAlarm): CalendarComponent => ({
  name: 'VALARM',
  properties: [
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', calendarText(title)],
    ['TRIGGER', `-PT${minutes}M`],
  ],
})

/** What is not known is not written. */
const event = (properties: readonly (readonly [string, string])[]): CalendarComponent => ({
  name: 'VEVENT',
  properties: properties.filter(([, value]) => value !== ''),
})

/** Minutes of the day it began; an end before the beginning is the next morning's. `null` where nobody has said. */
function endOf({ endTime, transport }: TravelActivity, place: GuidePlace | undefined, start: number) {
  if (endTime) {
    const end = minutesOf(endTime)
    return end < start ? end + DAY : end
  }
  const minutes = transport?.minutes ?? place?.stayMinutes ?? null
  return minutes === null ? null : start + minutes
}

/** `26:30` of 5 December is 2:30 of the 6th. */
function clockMoment(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY))
  return `${calendarDay(day)}T${clockOf(minutes % DAY).replace(':', '')}00`
}

const locationOf = ({ transport }: TravelActivity, place: GuidePlace | undefined): string =>
  place ? [place.title, place.address].filter(Boolean).join(' ') : (transport?.from ?? '')

function descriptionOf(activity: TravelActivity, place: GuidePlace | undefined): string {
  const { transport, reservationNo, memo } = activity
  const cost = costOf(activity)
  return [
    transport && transportText(transport),
    reservationNo && `予約番号 ${reservationNo}`,
    cost !== null && `費用 ${yenText(cost)}`,
    place?.tel && `電話 ${place.tel}`,
    memo,
  ]
    .filter(Boolean)
    .join('\n')
}
