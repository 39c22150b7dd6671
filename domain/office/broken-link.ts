import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** A broken link, and the public pages that contain it. */
export const BrokenLink = z.strictObject({
  url: z.string(),
  isInternal: z.boolean(),
  isAffiliate: z.boolean(),
  httpStatus: z.int().nullable(),
  problem: z.string().nullable(),
  movedTo: z.string().nullable(),
  checkedAt: IsoDateTime.nullable(),
  failures: z.int().nonnegative(),
  uses: z.array(
    z.strictObject({
      kind: ContentKindSchema,
      id: Identifier,
      slug: Slug,
      title: z.string(),
      field: z.string(),
    }),
  ),
})
export type BrokenLink = z.infer<typeof BrokenLink>
