import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Picture } from '../image/picture.ts'
import { Identifier } from '../text/identifier.ts'
import { WebUrl } from '../url/web-url.ts'
import { Disclosure } from './disclosure.ts'
import { Slug } from './slug.ts'

export const PublishStatus = z.enum(['draft', 'review', 'scheduled', 'published', 'archived'])
export type PublishStatus = z.infer<typeof PublishStatus>

/** Title and description for search engines and social networks where they differ from the page's own. */
export const Seo = z.object({
  title: z.string().max(80).nullable(),
  description: z.string().max(200).nullable(),
  canonical: WebUrl.nullable(),
  noindex: z.boolean(),
  ogImage: z.string().nullable(),
})
export type Seo = z.infer<typeof Seo>

export const PLAIN_SEO: Seo = {
  title: null,
  description: null,
  canonical: null,
  noindex: false,
  ogImage: null,
}

export const Supervisor = z.object({
  name: z.string().min(1),
  title: z.string().min(1),
  profileUrl: WebUrl.nullable(),
})
export type Supervisor = z.infer<typeof Supervisor>

/**
 * Fields of all published entities. `updatedAt` is the row's; `contentUpdatedAt` changes only when readers see a
 * change (更新日), `factCheckedAt` when someone compared the facts with their sources (情報確認日). `version` is the
 * optimistic lock. `dataNote` informs readers where data is only a sample.
 */
export const Publishable = z.object({
  id: Identifier,
  slug: Slug,
  slugHistory: z.array(Slug),
  status: PublishStatus,
  publishedAt: IsoDateTime.nullable(),
  scheduledAt: IsoDateTime.nullable(),
  unpublishAt: IsoDateTime.nullable(),
  version: z.int().positive(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  contentUpdatedAt: IsoDateTime.nullable(),
  factCheckedAt: IsoDateTime.nullable(),
  authorId: Identifier.nullable(),
  editorId: Identifier.nullable(),
  supervisor: Supervisor.nullable(),
  seo: Seo,
  hero: Picture,
  disclosure: Disclosure,
  tags: z.array(z.string().min(1).max(30)).max(20),
  prefectureCode: z
    .string()
    .regex(/^\d{2}$/)
    .nullable(),
  cityCode: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  dataNote: z.string().max(200).nullable(),
})
export type Publishable = z.infer<typeof Publishable>
