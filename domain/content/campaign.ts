import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Publishable } from './publishable.ts'

/** A prize draw or offer with a start and an end. 景品表示法 (懸賞) requires prize, number of winners and terms. */
export const Campaign = Publishable.extend({
  title: z.string().min(1).max(60),
  catch: z.string().min(1).max(80),
  lead: z.string().min(1).max(400),
  sponsor: z.string().min(1).max(80),
  startAt: IsoDateTime,
  endAt: IsoDateTime,
  entryUrl: z.url({ protocol: /^https$/ }).nullable(),
  target: z.string().min(1).max(100),
  prize: z.string().min(1).max(200),
  winners: z.int().positive().nullable(),
  howTo: z.array(z.string().min(1).max(120)).min(1),
  termsUrl: z.url({ protocol: /^https$/ }).nullable(),
  privacyNote: z.string().max(200),
})
export type Campaign = z.infer<typeof Campaign>
