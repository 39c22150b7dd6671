import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** Maximum per account, over all lists. */
export const SAVED_FILTERS_CAP = 50

/** `stage=review&author=…`: names and values of a list's filters; anything else is rejected. */
const ListQueryText = z
  .string()
  .max(1000)
  .regex(/^(?:[a-zA-Z]+=[^&#\s]*(?:&(?!$)|$))*$/)

/** A saved filter; `query` is the query string of the list's address without `?`. */
export const SavedFilterInput = z.strictObject({
  kind: ContentKindSchema,
  name: z.string().trim().min(1).max(40),
  query: ListQueryText,
})
export type SavedFilterInput = z.infer<typeof SavedFilterInput>

export const SavedFilter = SavedFilterInput.extend({ id: Identifier, createdAt: IsoDateTime })
export type SavedFilter = z.infer<typeof SavedFilter>
