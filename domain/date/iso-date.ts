import { z } from 'zod'

/** A date and time: ISO 8601 with an offset. */
export const IsoDateTime = z.iso.datetime({ offset: true })

/** A calendar day in Japan, `yyyy-MM-dd`. */
export const IsoDate = z.iso.date()

/** A time of day in Japan, `HH:mm`; hours after midnight continue to 29:59, as in Japanese opening hours. */
export const ClockTime = z.string().regex(/^([01]\d|2\d):[0-5]\d$/)

/** A yearly day, `MM-dd`. */
export const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
