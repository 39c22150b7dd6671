import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { ClockTime } from '../date/iso-date.ts'
import { Place } from '../place/place.ts'
import { Publishable } from './publishable.ts'

const Budget = z.object({ from: z.int().nonnegative(), to: z.int().positive() })

/** A restaurant or café. Budgets are in yen per person, tax included. */
export const Restaurant = Publishable.extend(Place.shape).extend({
  genres: z.array(z.string().min(1).max(20)).min(1),
  catch: z.string().min(1).max(60),
  body: Blocks,
  specialty: z.string().min(1).max(60),
  budgetLunch: Budget.nullable(),
  budgetDinner: Budget.nullable(),
  lastOrder: ClockTime.nullable(),
  seats: z.int().positive().nullable(),
  smoking: z.enum(['none', 'separate', 'allowed']),
  reservation: z.enum(['required', 'accepted', 'none']),
  takeout: z.boolean(),
  allergyNote: z.string().max(200).nullable(),
})
export type Restaurant = z.infer<typeof Restaurant>
