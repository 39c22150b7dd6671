import { z } from 'zod'
import { Author } from '../content/author.ts'
import { RecommendationList } from '../content/prefecture-recommendations.ts'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Media, MediaDetails } from '../media/media.ts'
import { RedirectInput } from '../redirect/redirect-rule.ts'
import { SynonymInput } from '../search/synonym-group.ts'
import { Identifier } from '../text/identifier.ts'

/** The form of the files. A later one is not read by this build. */
export const BUNDLE_FORMAT = 1

/** An author without the account. `slugHistory`: former slugs, which redirect. */
export const BundleAuthor = Author.omit({ accountId: true })
  .extend({
    slugHistory: z.array(Slug),
    version: z.int().positive(),
    createdAt: IsoDateTime.nullable(),
    updatedAt: IsoDateTime.nullable(),
  })
  .strict()
export type BundleAuthor = z.infer<typeof BundleAuthor>

/** A picture without the person who sent it. `sha256` is that of the file that was sent. */
export const BundlePicture = Media.omit({ uses: true }).extend({
  ...MediaDetails.pick({ focalX: true, focalY: true, prefectureCode: true }).shape,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
})
export type BundlePicture = z.infer<typeof BundlePicture>

const Ranked = z.strictObject({ id: Identifier, readers: z.int().nonnegative() })

/**
 * What a site has besides content, authors and pictures. Redirects and synonyms are by their ids, `recommendations` are by the code of a prefecture. `mostRead` is by
 * the code of a prefecture, the id of a theme, or `all`, until the new site has counted readers of its own.
 */
export const BundleSite = z.strictObject({
  format: z.literal(BUNDLE_FORMAT),
  redirects: z.record(Identifier, RedirectInput).optional(),
  synonyms: z.record(Identifier, SynonymInput).optional(),
  recommendations: z.record(z.string().regex(/^\d{2}$/), RecommendationList).optional(),
  mostRead: z.record(z.string().regex(/^(all|\d{2}|a[0-9a-f-]{35})$/), z.array(Ranked)).optional(),
})
export type BundleSite = z.infer<typeof BundleSite>
