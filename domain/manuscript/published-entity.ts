import type { ContentKind } from '../content/kind.ts'
import type { Publishable } from '../content/publishable.ts'
import { completeFields } from './complete-fields.ts'
import { readTheSame, writtenFields } from './fields.ts'
import type { DraftFields } from './manuscript.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'

/**
 * The former slugs of a page whose slug becomes another one: the one it had leads on from now on, and the one it has is
 * never among them, so that no redirect ever comes back to where it began. What was never public leads nowhere.
 */
export function slugHistoryAfter(before: Publishable | null, slug: string): string[] {
  if (!before) return []
  const former = before.publishedAt ? [...before.slugHistory, before.slug] : before.slugHistory
  return [...new Set(former)].filter((one) => one !== slug)
}

export type Publishing = {
  kind: ContentKind
  id: string
  fields: DraftFields
  /** What was published last, public or not. */
  before: Publishable | null
  version: number
  now: Date
  /** When it becomes public; what was public before keeps its day. */
  publishedAt: Date
  unpublishAt: string | null
  createdAt: string
}

/**
 * The entity that readers will see, not yet checked by its schema. 更新日 moves only when they would read a difference;
 * a first publication is its own.
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
