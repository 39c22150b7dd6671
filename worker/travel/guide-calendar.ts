import { addDays, clockOf, minutesOf } from '#domain/date/japan-time.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'
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

/** Stable, so that importing the file again updates the events instead of adding them. */
const uid = (id: string): string => `${id}@travel.tabishirube`

type Trip = GuideDocument & {
  appHost: string
  alarm: CalendarAlarm | undefined
  stays: ReturnType<typeof hotelStays>
}

/** Increases with every change of the guide: in seconds, which fit into the type for long. */
const sequence = (updatedAt: string): string =>
  String(Math.max(0, Math.floor((Date.parse(updatedAt) - Date.UTC(2026, 0, 1)) / 1000)))

/** The reminders before an activity, in minutes. */
export const CALENDAR_ALARMS = ['10', '30', '60', '1440'] as const
type CalendarAlarm = (typeof CALENDAR_ALARMS)[number]

/**
 * A member's guide as a private calendar: the trip as one all-day event with everything that has no time, an event for
 * each activity with a time, and for each hotel stay from check-in to check-out. Sections without a day (候補, themes)
 * are left out. Hours beyond midnight are on the next day. `appHost` is the site's origin.
 * @param alarm the reminder before each activity with a time; none without it
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

/** The trip from its first day to its last, with the parts of its days that have no time. */
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
      // The end of an all-day event is exclusive (RFC 5545 §3.6.1).
      ['DTEND;VALUE=DATE', calendarDay(addDays(to, 1))],
      ['SUMMARY', calendarText(guide.title)],
      ['DESCRIPTION', calendarText(text.filter(Boolean).join('\n'))],
      // The trip does not block other events.
      ['TRANSP', 'TRANSPARENT'],
      ['URL', `${appHost}/@/travel/guides/${guide.id}`],
    ]),
  ]
}

/** The parts of a day without a time: its title, activities, memo; '' without any. */
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

/** Start and end of an activity; `null` without a time, and for an activity of an earlier stay. */
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

/** Unset properties are left out. */
const event = (properties: readonly (readonly [string, string])[]): CalendarComponent => ({
  name: 'VEVENT',
  properties: properties.filter(([, value]) => value !== ''),
})

/** Minutes since the start of its day; an end before the start is on the next morning. `null` without an end. */
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
