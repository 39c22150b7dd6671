import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { Colleague } from './colleague.ts'

/** A reader's report of a mistake, as editors see it. `slug`, `title`: of the manuscript. */
export const ReaderReport = z.strictObject({
  id: Identifier,
  kind: ContentKindSchema,
  contentId: Identifier,
  slug: z.string(),
  title: z.string(),
  passage: z.string().nullable(),
  text: z.string(),
  email: z.string().nullable(),
  createdAt: IsoDateTime,
  handledAt: IsoDateTime.nullable(),
  handledBy: Colleague.nullable(),
})
export type ReaderReport = z.infer<typeof ReaderReport>
