import type { ContentKind } from '#domain/content/kind.ts'
import { Slug } from '#domain/content/slug.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { draftUses } from '../db/manuscripts/draft-uses.server.ts'
import {
  findWorking,
  insertManuscriptStatement,
  isIdTaken,
  type Reached,
  reachGuard,
} from '../db/manuscripts/manuscripts.server.ts'
import { revisionStatement } from '../db/manuscripts/revisions.server.ts'
import { storedFields } from '../db/manuscripts/row.ts'
import { freeSlugGuard, isSlugTaken } from '../db/manuscripts/taken-slugs.server.ts'
import { copiedName } from './copied-name.ts'
import { documentOf } from './document.ts'
import { MISSING, refused, type Saved } from './outcome.ts'
import { proposeSlug } from './propose-slug.ts'

type NewDraft = {
  kind: ContentKind
  /** Chosen by the client, so that a creation without an answer can be repeated. */
  id: string
  /** Of the form of `laxOf`. */
  fields: DraftFields
  accountId: string
  now: Date
  /** The source of a copy, which must be within reach when it is created. */
  copyOf?: Reached
}

/** What exists under the id of a new draft: the same draft, sent again, or something else; `null`: nothing. */
async function alreadyThere(
  db: D1Database,
  { kind, id, accountId, now }: Pick<NewDraft, 'kind' | 'id' | 'accountId' | 'now'>,
): Promise<Saved | null> {
  const there = await findWorking(db, kind, id)
  if (there?.manuscript.ownerId === accountId)
    return { outcome: 'done', document: await documentOf(db, there, now) }
  return there || (await isIdTaken(db, id))
    ? refused('保存できませんでした。お手数ですが、もう一度作り直してください。')
    : null
}

/** Creates a draft that an account owns. An existing one with the same id, kind and owner is returned. */
export async function createDraft(db: D1Database, draft: NewDraft): Promise<Saved> {
  const there = await alreadyThere(db, draft)
  if (there) return there
  try {
    return await insertDraft(db, draft)
  } catch (error) {
    // The same request was sent twice at once.
    const twin = await alreadyThere(db, draft)
    if (twin) return twin
    const { copyOf } = draft
    if (copyOf && !(await findWorking(db, copyOf.kind, copyOf.id, copyOf.ownerLimit))) return MISSING
    throw error
  }
}

/** Inserts a draft with its own slug, else with a proposed one: with the next if another draft took it meanwhile. */
async function insertDraft(db: D1Database, draft: NewDraft): Promise<Saved> {
  const { kind, id, now } = draft
  const given = writtenFields(draft.fields)
  const ownSlug = Slug.safeParse(given.slug).data
  if (ownSlug) return insertWithSlug(db, draft, ownSlug, [])
  for (;;) {
    const slug = await proposeSlug(db, { kind, id, fields: given, createdAt: now })
    const named = { kind, id, slug }
    try {
      return await insertWithSlug(db, draft, slug, [freeSlugGuard(db, named)])
    } catch (error) {
      if (!(await isSlugTaken(db, named))) throw error
    }
  }
}

async function insertWithSlug(
  db: D1Database,
  { kind, id, accountId, now, copyOf, fields: given }: NewDraft,
  slug: string,
  guards: readonly D1PreparedStatement[],
): Promise<Saved> {
  const fields = storedFields(kind, { slug, ...writtenFields(given) })
  await db.batch([
    ...guards,
    ...(copyOf ? [reachGuard(db, copyOf)] : []),
    insertManuscriptStatement(db, { id, kind, slug, fields, ownerId: accountId, now }),
    ...draftUses(db, kind, id, { fields, keepFields: true }),
    revisionStatement(db, { contentId: id, version: 1, reason: 'saved', fields, by: accountId, now }),
    auditStatement(db, {
      accountId,
      action: copyOf ? 'duplicate' : 'create',
      resource: kind,
      refId: id,
      after: copyOf ? { version: 1, copiedFrom: copyOf.id } : { version: 1 },
      at: now,
    }),
  ])
  const made = await findWorking(db, kind, id)
  if (!made) throw new Error(`${kind} ${id} was just made`)
  return { outcome: 'done', document: await documentOf(db, made, now) }
}

type Duplicate = {
  kind: ContentKind
  id: string
  ownerLimit: string | null
  /** Chosen by the client, so that the same copy can be requested again. */
  copyId?: string | undefined
  accountId: string
  now: Date
}

/**
 * Creates a draft with the same content and a slug of its own, without comments, revisions or the date of the fact
 * check.
 */
export async function duplicate(
  db: D1Database,
  { kind, id, ownerLimit, copyId, accountId, now }: Duplicate,
): Promise<Saved> {
  const source = await findWorking(db, kind, id, ownerLimit)
  if (!source) return MISSING
  const copy = copyId ?? randomIdentifier()
  const { slug: _, ...written } = source.fields
  const fields = { ...written, factCheckedAt: null }
  for (const name of ['title', 'name'] as const)
    if (typeof written[name] === 'string') Object.assign(fields, { [name]: copiedName(written[name]) })
  return createDraft(db, { kind, id: copy, fields, accountId, now, copyOf: { id, kind, ownerLimit } })
}
