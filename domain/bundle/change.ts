import type { Publishable } from '../content/publishable.ts'
import { isEqual } from '../json/is-equal.ts'
import { isUnchanged, readTheSame } from '../manuscript/fields.ts'
import type { BundleContent, BundleState } from './content.ts'

/** What an import does with one thing; `conflict`: the site has changed it since it was exported. */
export type Outcome = 'new' | 'changed' | 'same' | 'conflict'

const plan = ({ stage, slug, scheduledAt, unpublishAt }: BundleState) => ({
  stage,
  slug,
  scheduledAt,
  unpublishAt,
})

const standing = ({ status, slugHistory, publishedAt, unpublishAt, scheduledAt }: Publishable) => ({
  status,
  slugHistory,
  moments: [publishedAt, unpublishAt, scheduledAt].map((moment) => moment && Date.parse(moment)),
})

const isSamePage = (one: Publishable | null, other: Publishable | null): boolean =>
  one === null || other === null
    ? one === other
    : isUnchanged(one, other) && isEqual(standing(one), standing(other))

const isSame = (one: BundleContent, other: BundleContent): boolean =>
  isSamePage(one.page, other.page) &&
  isEqual(one.draft, other.draft) &&
  isEqual(plan(one.state), plan(other.state))

/** What becomes of content of a bundle on a site that has `before` under its id. Versions and dates alone are no difference. */
export function outcomeOf(before: BundleContent | undefined, content: BundleContent): Outcome {
  if (!before) return 'new'
  if (isSame(before, content)) return 'same'
  return before.state.version > content.state.version ? 'conflict' : 'changed'
}

/** The page that takes the place of another: 更新日 is now if readers see a difference, unless the file says another. */
function replacingPage(
  before: Publishable | null,
  page: Publishable,
  version: number,
  now: Date,
): Publishable {
  if (isSamePage(before, page)) return before ?? page
  const isDated = before !== null && page.contentUpdatedAt !== before.contentUpdatedAt
  const isSeen = before === null || !readTheSame(before, page)
  return {
    ...page,
    version,
    updatedAt: now.toISOString(),
    contentUpdatedAt: isSeen && !isDated ? now.toISOString() : page.contentUpdatedAt,
  }
}

/** The content that replaces another, with the next version. */
export function replacing(before: BundleContent, content: BundleContent, now: Date): BundleContent {
  const version = Math.max(before.state.version, content.state.version) + 1
  const page = content.page && replacingPage(before.page, content.page, version, now)
  const isLive = page?.status === 'published'
  return {
    ...content,
    page,
    state: {
      ...content.state,
      isLive,
      version,
      liveVersion: isLive ? page.version : null,
      contentUpdatedAt: page?.contentUpdatedAt ?? null,
      createdAt: before.state.createdAt,
      updatedAt: now.toISOString(),
    },
  }
}
