import { type AuthorInput, authorInputOf } from '#domain/content/author-input.ts'
import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import {
  createAuthorStatements,
  deleteAuthorStatements,
  findManagedAuthor,
  findSlugOwner,
  isAuthorUsed,
  updateAuthorStatements,
} from '../db/content/managed-authors.server.ts'
import { findPublication, publicationStatements } from '../db/publications/publications.server.ts'
import { freePublicationId } from '../publish/free-publication-id.ts'

type By = { by: string; now: Date }
type Found = { author: ManagedAuthor }
type Missing = { outcome: 'missing' }
/** Another author has the slug. */
type Taken = { outcome: 'taken' }
type Conflict = { outcome: 'conflict' } & Found

/** Creates an author; the same id again returns the existing one. */
export async function createAuthor(
  db: D1Database,
  { id, input, by, now }: By & { id: string; input: AuthorInput },
): Promise<({ outcome: 'done' } & Found) | Taken> {
  const existing = await findManagedAuthor(db, id)
  if (existing) return { outcome: 'done', author: existing }
  if (await findSlugOwner(db, input.slug, id)) return { outcome: 'taken' }
  try {
    await db.batch([
      ...createAuthorStatements(db, id, input, now),
      auditStatement(db, {
        accountId: by,
        action: 'create',
        resource: 'author',
        refId: id,
        after: input,
        at: now,
      }),
    ])
  } catch (error) {
    // Two requests at once: the table's constraints refuse one of them for its id or slug.
    const twin = await findManagedAuthor(db, id)
    if (twin) return { outcome: 'done', author: twin }
    if (await findSlugOwner(db, input.slug, id)) return { outcome: 'taken' }
    throw error
  }
  const author = await findManagedAuthor(db, id)
  if (!author) throw new Error(`author ${id} was not saved`)
  return { outcome: 'done', author }
}

type Change = By & { version: number; input: AuthorInput; publicationId: string }
/** `publicationId`: the publication to run; `null` where nothing public changes. */
type Updated = { outcome: 'done'; publicationId: string | null } & Found

/** Updates an author together with the publication of all pages that show them. Repeating a change changes nothing. */
export async function updateAuthor(
  db: D1Database,
  id: string,
  { version, input, publicationId: requestedId, by, now }: Change,
): Promise<Updated | Missing | Taken | Conflict> {
  const current = await findManagedAuthor(db, id)
  if (!current) return { outcome: 'missing' }
  const before = authorInputOf(current)
  const isPublic = current.articles > 0 || (await isAuthorUsed(db, id))
  // Sent again because its answer was lost: what it began is gone on with.
  if (isEqual(before, input))
    return {
      outcome: 'done',
      publicationId: (await findPublication(db, requestedId))?.id ?? null,
      author: current,
    }
  if (current.version !== version) return { outcome: 'conflict', author: current }
  if (await findSlugOwner(db, input.slug, id)) return { outcome: 'taken' }
  const publicationId = isPublic ? await freePublicationId(db, requestedId) : null
  const publication = publicationId && {
    id: publicationId,
    reason: 'author' as const,
    changes: [
      { kind: 'author' as const, id, ...(before.slug !== input.slug && { formerSlug: before.slug }) },
    ],
    requestedBy: by,
    now,
  }
  try {
    await db.batch([
      ...updateAuthorStatements(db, id, { version, input, now }),
      ...(publication ? publicationStatements(db, publication) : []),
      auditStatement(db, {
        accountId: by,
        action: 'update',
        resource: 'author',
        refId: id,
        before,
        after: input,
        at: now,
      }),
    ])
  } catch (error) {
    const present = await findManagedAuthor(db, id)
    if (!present) return { outcome: 'missing' }
    if (present.version !== version) return { outcome: 'conflict', author: present }
    if (await findSlugOwner(db, input.slug, id)) return { outcome: 'taken' }
    throw error
  }
  const author = await findManagedAuthor(db, id)
  return author ? { outcome: 'done', publicationId, author } : { outcome: 'missing' }
}

/** Deletes an author without references. */
export async function removeAuthor(
  db: D1Database,
  id: string,
  { version, by, now }: By & { version: number },
): Promise<{ outcome: 'done' } | { outcome: 'used' } | Missing | Conflict> {
  const current = await findManagedAuthor(db, id)
  if (!current) return { outcome: 'missing' }
  if (current.version !== version) return { outcome: 'conflict', author: current }
  if (await isAuthorUsed(db, id)) return { outcome: 'used' }
  try {
    await db.batch([
      ...deleteAuthorStatements(db, id, version),
      auditStatement(db, {
        accountId: by,
        action: 'delete',
        resource: 'author',
        refId: id,
        before: authorInputOf(current),
        at: now,
      }),
    ])
  } catch (error) {
    const present = await findManagedAuthor(db, id)
    if (!present) return { outcome: 'missing' }
    if (present.version !== version) return { outcome: 'conflict', author: present }
    throw error
  }
  return { outcome: 'done' }
}
