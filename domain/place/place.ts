import { z } from 'zod'
import { ClockTime, IsoDate, IsoDateTime, MonthDay } from '../date/iso-date.ts'
import { WebUrl } from '../url/web-url.ts'
import { BusinessStatus } from './business-status.ts'
import { WEEKDAYS } from './weekday.ts'

export const WeekdaySchema = z.enum(WEEKDAYS)

export const Access = z.object({
  mode: z.enum(['train', 'bus', 'car', 'walk', 'ship', 'air', 'ropeway']),
  line: z.string().max(60).nullable(),
  station: z.string().max(60).nullable(),
  minutes: z.int().nonnegative().nullable(),
  text: z.string().min(1).max(120),
})
export type Access = z.infer<typeof Access>

/** Regular opening hours in Japan's time; `season` limits a row to part of the year. */
export const OpeningHours = z.object({
  days: z.array(WeekdaySchema).min(1),
  open: ClockTime,
  close: ClockTime,
  lastEntry: ClockTime.nullable(),
  season: z.object({ from: MonthDay, to: MonthDay }).nullable(),
})
export type OpeningHours = z.infer<typeof OpeningHours>

export const Hours = z.object({
  regular: z.array(OpeningHours),
  allDay: z.boolean(),
  exceptions: z.array(
    z.object({ date: IsoDate, closed: z.boolean(), open: ClockTime.nullable(), close: ClockTime.nullable() }),
  ),
  note: z.string().max(200).nullable(),
})
export type Hours = z.infer<typeof Hours>

/** 定休日. `holidayRule`: what happens when a closing day is a public holiday. */
export const ClosedDays = z.object({
  weekdays: z.array(WeekdaySchema),
  nthWeekdays: z.array(z.object({ nth: z.int().min(1).max(5), weekday: WeekdaySchema })),
  holidayRule: z.enum(['none', 'openAndCloseNextDay', 'open', 'closed']),
  yearEnd: z.object({ from: MonthDay, to: MonthDay }).nullable(),
  irregular: z.boolean(),
  note: z.string().max(200).nullable(),
})
export type ClosedDays = z.infer<typeof ClosedDays>

/** A price in yen, tax included. */
export const Price = z.object({
  label: z.string().min(1).max(30),
  ageFrom: z.int().nonnegative().nullable(),
  ageTo: z.int().nonnegative().nullable(),
  amount: z.int().nonnegative(),
  note: z.string().max(100).nullable(),
})
export type Price = z.infer<typeof Price>

export const Parking = z.object({
  available: z.boolean(),
  count: z.int().nonnegative().nullable(),
  fee: z.string().max(60).nullable(),
  bus: z.boolean(),
  note: z.string().max(100).nullable(),
})
export type Parking = z.infer<typeof Parking>

/** `null` for the group or a single fact means unknown, which readers see instead of "no". */
export const Accessibility = z.object({
  stepFree: z.boolean().nullable(),
  wheelchairRental: z.boolean().nullable(),
  multiToilet: z.boolean().nullable(),
  elevator: z.boolean().nullable(),
  stroller: z.boolean().nullable(),
  nursingRoom: z.boolean().nullable(),
  assistanceDog: z.boolean().nullable(),
  note: z.string().max(200).nullable(),
})
export type Accessibility = z.infer<typeof Accessibility>

export const Facilities = z.object({
  wifi: z.boolean().nullable(),
  locker: z.boolean().nullable(),
  restroom: z.boolean().nullable(),
  pets: z.boolean().nullable(),
  smoking: z.enum(['none', 'separate', 'allowed']).nullable(),
  payments: z.array(z.string().max(30)),
  languages: z.array(z.string().max(20)),
})
export type Facilities = z.infer<typeof Facilities>

/** The facts of a Japanese place box: name, address, hours, closing days, prices, access, parking, contact. */
export const Place = z.object({
  name: z.string().min(1).max(80),
  nameKana: z.string().min(1).max(120),
  postalCode: z
    .string()
    .regex(/^\d{3}-\d{4}$/)
    .nullable(),
  address: z.string().min(1).max(120),
  lat: z.number().min(20).max(46),
  lng: z.number().min(122).max(154),
  tel: z.string().max(20).nullable(),
  officialUrl: z.url({ protocol: /^https?$/ }).nullable(),
  reservationUrl: z.url({ protocol: /^https$/ }).nullable(),
  sns: z.array(z.url({ protocol: /^https$/ })),
  access: z.array(Access),
  hours: Hours.nullable(),
  closed: ClosedDays.nullable(),
  prices: z.array(Price),
  free: z.boolean(),
  parking: Parking.nullable(),
  accessibility: Accessibility.nullable(),
  facilities: Facilities.nullable(),
  businessStatus: BusinessStatus,
  sources: z.array(z.object({ url: WebUrl, checkedAt: IsoDateTime })),
  /** Sample content that does not exist: disclosed to readers, and omitted from structured data and booking links. */
  invented: z.boolean(),
})
export type Place = z.infer<typeof Place>
