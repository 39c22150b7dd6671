import { z } from 'zod'
import { Inline } from '../blocks/inline.ts'
import { IsoDate } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { Publishable } from './publishable.ts'
import { ContentKindSchema } from './ref.ts'

export const FeatureItem = z.object({
  kind: ContentKindSchema,
  refId: Identifier,
  comment: z.string().max(200).nullable(),
})

/** A curated page of chapters, each with a lead and recommended content; `order` sorts the list ascending. */
export const Feature = Publishable.extend({
  title: z.string().min(1).max(60),
  catch: z.string().min(1).max(80),
  lead: z.string().min(1).max(400),
  period: z.object({ from: IsoDate, to: IsoDate }).nullable(),
  sections: z
    .array(z.object({ heading: z.string().min(1).max(60), body: Inline, items: z.array(FeatureItem) }))
    .min(1),
  order: z.int(),
})
export type Feature = z.infer<typeof Feature>
