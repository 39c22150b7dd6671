import { z } from 'zod'
import type { ContentKind } from '../content/kind.ts'
import { type Publishable, PublishStatus } from '../content/publishable.ts'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import type { DraftFields } from '../manuscript/manuscript.ts'

const Moment = IsoDateTime.transform((text) => new Date(text).toISOString())

/** The state of a manuscript, without the people who wrote it: a bundle names no account. */
export const BundleState = z.strictObject({
  /** In the office; the page may still have another one. */
  slug: Slug,
  stage: PublishStatus,
  isLive: z.boolean(),
  hasChanges: z.boolean(),
  version: z.int().positive(),
  liveVersion: z.int().positive().nullable(),
  publishedAt: Moment.nullable(),
  scheduledAt: Moment.nullable(),
  unpublishAt: Moment.nullable(),
  contentUpdatedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
})
export type BundleState = z.infer<typeof BundleState>

/**
 * One piece of content. `page` is the row of its own table: what readers see, or saw last; `null` if it was never published.
 * `draft` is the working copy where it differs from that.
 */
export type BundleContent = {
  kind: ContentKind
  id: string
  page: Publishable | null
  draft: DraftFields | null
  state: BundleState
}

const utc = (moment: string | null): string | null => moment && new Date(moment).toISOString()

/** The state of a manuscript that nobody has changed since its page was written. */
function stateOfPage(page: Publishable): BundleState {
  const isLive = page.status === 'published'
  const createdAt = new Date(page.createdAt).toISOString()
  return {
    slug: page.slug,
    stage: page.status,
    isLive,
    hasChanges: !isLive,
    version: page.version,
    liveVersion: isLive ? page.version : null,
    publishedAt: utc(page.publishedAt),
    scheduledAt: utc(page.scheduledAt),
    unpublishAt: utc(page.unpublishAt),
    contentUpdatedAt: utc(page.contentUpdatedAt),
    createdAt,
    updatedAt: utc(page.updatedAt) ?? createdAt,
  }
}

const NO_STATE = {
  stage: 'draft',
  isLive: false,
  hasChanges: true,
  version: 1,
  liveVersion: null,
  publishedAt: null,
  scheduledAt: null,
  unpublishAt: null,
  contentUpdatedAt: null,
} as const

/** The state that a page and a draft have where nothing else is said. `createdAt`: of a draft without a page. */
export function usualState(
  { page, draft }: Pick<BundleContent, 'page' | 'draft'>,
  createdAt: string,
): BundleState {
  const state = page ? stateOfPage(page) : { ...NO_STATE, slug: '', createdAt, updatedAt: createdAt }
  const slug = Slug.safeParse(draft?.slug).data
  return slug === undefined ? state : { ...state, slug }
}
