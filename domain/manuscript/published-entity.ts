import type { ContentKind } from '../content/kind.ts'
import type { Publishable } from '../content/publishable.ts'
import { completeFields } from './complete-fields.ts'
import { readTheSame, writtenFields } from './fields.ts'
import type { DraftFields } from './manuscript.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'

/**
 * The former slugs after a change of the slug: the previous slug is added, the current one is removed, so that
 * redirects cannot loop. Slugs that were never public are not added.
 */
export function slugHistoryAfter(before: Publishable | null, slug: string): string[] {
  if (!before) return []
  const former = before.publishedAt ? [...before.slugHistory, before.slug] : before.slugHistory
  return [...new Set(former)].filter((one) => one !== slug)
}

type Publishing = {
  kind: ContentKind
  id: string
  fields: DraftFields
  /** The last published version, public or not. */
  before: Publishable | null
  version: number
  now: Date
  /** Publication time; content that was public before keeps its original date. */
  publishedAt: Date
  unpublishAt: string | null
  createdAt: string
}

/**
 * The entity that will be public, not yet validated. 更新日 changes only when readers would see a difference; on the
 * first publication it is the publication date.
 */
export function publishedEntity(publishing: Publishing): Publishable {
  const { kind, id, fields, before, version, now, unpublishAt, createdAt } = publishing
  const written = writtenFields(completeFields(CONTENT_SCHEMAS[kind], fields))
  const publishedAt = before?.publishedAt ?? publishing.publishedAt.toISOString()
  const isSame = before?.publishedAt && readTheSame(written, before)
  return {
    ...written,
    id,
    slugHistory: slugHistoryAfter(before, String(written.slug)),
    status: 'published',
    publishedAt,
    scheduledAt: null,
    unpublishAt,
    version,
    createdAt: before?.createdAt ?? createdAt,
    updatedAt: now.toISOString(),
    contentUpdatedAt: isSame
      ? before.contentUpdatedAt
      : before?.publishedAt
        ? now.toISOString()
        : publishedAt,
  } as unknown as Publishable
}
