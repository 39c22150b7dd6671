import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Publishable } from './publishable.ts'

export const SPONSORED_SLOTS = ['top', 'features', 'products'] as const
export const SponsoredSlot = z.enum(SPONSORED_SLOTS)
export type SponsoredSlot = z.infer<typeof SponsoredSlot>

/** A paid placement without a page of its own: a card marked PR that leads to `target` (a path or an https URL). */
export const SponsoredPage = Publishable.extend({
  title: z.string().min(1).max(60),
  catch: z.string().min(1).max(80),
  advertiser: z.string().min(1).max(80),
  target: z
    .string()
    .max(2000)
    .regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/),
  slots: z.array(SponsoredSlot).min(1),
  startAt: IsoDateTime,
  endAt: IsoDateTime,
  contractNo: z.string().min(1).max(40),
}).refine((page) => page.disclosure.kind === 'pr', {
  path: ['disclosure'],
  error: '広告企画には広告の表示が必要です。',
})
export type SponsoredPage = z.infer<typeof SponsoredPage>
