import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { type Replacement, replacePicture } from '#domain/media/uses.ts'
import type { ContentChange } from '#domain/publish/public-change.ts'
import { type ContentTable, saveStatements } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { draftUses } from '../manuscripts/draft-uses.server.ts'
import { guardStatement, updateManuscriptStatement, type Working } from '../manuscripts/manuscripts.server.ts'
import { firstRevisionStatement, revisionStatement } from '../manuscripts/revisions.server.ts'
import { storedJson } from '../stored-json.ts'

/** The effect on one manuscript when a picture is replaced. */
type ReplacedManuscript = {
  statements: D1PreparedStatement[]
  /** The change of its public page; `null` without one. */
  change: ContentChange | null
}

type By = { accountId: string; publicationId: string; now: Date }

const isPublic = ({ status, publishedAt, unpublishAt }: Publishable, now: Date): boolean =>
  status === 'published' &&
  publishedAt !== null &&
  new Date(publishedAt) <= now &&
  (unpublishAt === null || new Date(unpublishAt) > now)

/** The statements that store revisions of the state before, and of the new one. */
function revisions(
  db: D1Database,
  working: Working,
  after: { version: number; fields: DraftFields },
  by: By,
) {
  const { manuscript, entity } = working
  const { accountId, now } = by
  const first = entity && { version: entity.version, fields: writtenFields(entity) }
  return [
    ...(first
      ? [
          firstRevisionStatement(db, {
            ...first,
            contentId: manuscript.id,
            by: null,
            now: new Date(entity.updatedAt),
          }),
        ]
      : []),
    revisionStatement(db, { ...after, contentId: manuscript.id, reason: 'saved', by: accountId, now }),
  ]
}

/**
 * Replaces a picture in the public version of a manuscript and in its working copy. Both get the next version, so that
 * open editors notice. The batch fails as a whole after a concurrent change. `contentUpdatedAt` stays: no fact has
 * changed.
 */
export function replaceInManuscript(
  db: D1Database,
  working: Working,
  address: string,
  picture: Replacement,
  by: By,
): ReplacedManuscript | null {
  const { manuscript, entity } = working
  const fields = replacePicture(working.fields, address, picture) as DraftFields
  const replaced = entity && (replacePicture(entity, address, picture) as Publishable)
  const isEntityChanged = replaced !== entity
  if (fields === working.fields && !isEntityChanged) return null
  const { id, slug, hasChanges, isLive } = manuscript
  const kind: ContentKind = manuscript.kind
  const { accountId, now } = by
  const version = manuscript.version + 1
  const after = isEntityChanged && replaced ? { ...replaced, version, updatedAt: now.toISOString() } : null
  const table = CONTENT_TABLES[kind] as unknown as ContentTable
  const state = { version, ...(after && isLive && { liveVersion: version }) }
  const isSeen = entity !== null && after !== null && isPublic(entity, now)
  return {
    statements: [
      guardStatement(db, working),
      ...(after ? saveStatements(db, table, after) : []),
      updateManuscriptStatement(db, {
        id,
        kind,
        slug,
        fields,
        keepFields: hasChanges,
        state,
        by: accountId,
        now,
      }),
      ...draftUses(db, kind, id, { fields, keepFields: hasChanges }),
      ...revisions(db, working, { version, fields }, by),
    ],
    change: isSeen ? { kind, before: entity, after } : null,
  }
}

/** Replaces an author's picture, if it is still the one that was read. */
export function replaceInAuthor(
  db: D1Database,
  author: { id: string; avatar: string },
  address: string,
  picture: Replacement,
  now: Date,
): D1PreparedStatement[] {
  const avatar = replacePicture(storedJson(author.avatar), address, picture)
  return [
    db
      .prepare(`SELECT iif((SELECT avatar FROM authors WHERE id = ?) = ?, 1, json('changed meanwhile'))`)
      .bind(author.id, author.avatar),
    db
      .prepare('UPDATE authors SET avatar = ?, version = version + 1, updated_at = ? WHERE id = ?')
      .bind(JSON.stringify(avatar), now.toISOString(), author.id),
  ]
}

/** The picture of an author as its row holds it, or `null`. */
export const findAvatar = async (db: D1Database, id: string) =>
  await db
    .prepare('SELECT id, avatar FROM authors WHERE id = ?')
    .bind(id)
    .first<{ id: string; avatar: string }>()
