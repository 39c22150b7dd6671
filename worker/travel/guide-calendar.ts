import { addDays, clockOf, minutesOf } from '#domain/japan-time.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { transportText } from '#domain/travel/transport-text.ts'
import {
  type CalendarComponent,
  calendarDay,
  calendarFile,
  calendarMoment,
  calendarText,
} from './calendar-text.ts'

const DAY = 1440

/** The same for ever, so that a file that is read in again moves what is there instead of adding it once more. */
const uid = (id: string): string => `${id}@travel.tabishirube`

type Trip = GuideDocument & { appHost: string }

/**
 * A member's guide as a calendar for the member alone: each dated day as an all-day entry with what has no time in it,
 * each activity with a time as an entry of its own. What has no day (候補, themes) has no place in a calendar.
 * Hours beyond midnight are the next day's. `appHost` is the site's origin.
 */
export function guideCalendar(document: GuideDocument, appHost: string): string {
  const trip = { ...document, appHost }
  const days = document.sections.filter((section): section is DatedSection => section.date !== null)
  const events = days.flatMap((section) => [dayEvent(trip, section), ...timedEvents(trip, section)])
  return calendarFile(document.guide.title, days.length > 0 ? events : wholeTrip(trip))
}

type DatedSection = TravelSection & { date: string }

/** A guide with a time of travel and no days in it yet. */
function wholeTrip({ guide, appHost }: Trip): CalendarComponent[] {
  if (!guide.startDate) return []
  return [
    allDay(guide, appHost, guide.id, guide.version, guide.startDate, guide.endDate, guide.title, guide.memo),
  ]
}

function dayEvent({ guide, activities, appHost }: Trip, section: DatedSection): CalendarComponent {
  const untimed = activities.filter(({ sectionId, startTime }) => sectionId === section.id && !startTime)
  const text = [...untimed.map(({ title }) => `・${title}`), section.memo].filter(Boolean).join('\n')
  const title = section.title ? `${guide.title}：${section.title}` : guide.title
  return allDay(guide, appHost, section.id, section.version, section.date, null, title, text)
}

function allDay(
  { id: guideId, updatedAt }: GuideDocument['guide'],
  appHost: string,
  id: string,
  version: number,
  from: string,
  to: string | null,
  title: string,
  text: string,
): CalendarComponent {
  return event([
    ['UID', uid(id)],
    ['DTSTAMP', calendarMoment(updatedAt)],
    ['SEQUENCE', String(version - 1)],
    ['DTSTART;VALUE=DATE', calendarDay(from)],
    // The end of a day is the beginning of the next (RFC 5545 §3.6.1).
    ['DTEND;VALUE=DATE', calendarDay(addDays(to && to > from ? to : from, 1))],
    ['SUMMARY', calendarText(title)],
    ['DESCRIPTION', calendarText(text)],
    // Somebody who travels can still be met.
    ['TRANSP', 'TRANSPARENT'],
    ['URL', `${appHost}/@/travel/guides/${guideId}`],
  ])
}

const timedEvents = (trip: Trip, section: DatedSection): CalendarComponent[] =>
  trip.activities
    .filter(({ sectionId }) => sectionId === section.id)
    .flatMap((activity) =>
      activity.startTime ? [timedEvent(trip, section.date, activity, activity.startTime)] : [],
    )

function timedEvent(
  { guide, places, appHost }: Trip,
  date: string,
  activity: TravelActivity,
  startTime: string,
): CalendarComponent {
  const place = places.find(({ id }) => id === activity.refId)
  const start = minutesOf(startTime)
  const end = endOf(activity, place, start)
  return event([
    ['UID', uid(activity.id)],
    ['DTSTAMP', calendarMoment(guide.updatedAt)],
    ['SEQUENCE', String(activity.version - 1)],
    ['DTSTART;TZID=Asia/Tokyo', clockMoment(date, start)],
    ['DTEND;TZID=Asia/Tokyo', end === null ? '' : clockMoment(date, end)],
    ['SUMMARY', calendarText(activity.title)],
    ['LOCATION', calendarText(locationOf(activity, place))],
    ['GEO', place ? `${place.lat};${place.lng}` : ''],
    ['DESCRIPTION', calendarText(descriptionOf(activity, place))],
    ['URL', activity.url || (place?.href ? new URL(place.href, appHost).href : '')],
    ['STATUS', activity.status === 'idea' ? 'TENTATIVE' : 'CONFIRMED'],
  ])
}

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
