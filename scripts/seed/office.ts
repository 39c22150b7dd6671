import type { D1Database } from '@cloudflare/workers-types'
import type { ContentKind } from '#domain/content/kind.ts'
import { startOfJapaneseDay } from '#domain/date/date.ts'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { MEMBERS, subOf } from '#identity/people.ts'
import type { SampleContent } from '#seed/content.ts'
import { seedId } from '#seed/identity.ts'
import { OFFICE_NEWSLETTERS } from '#seed/office/newsletters.ts'
import { OFFICE_CHANGES, OFFICE_PIECES, type Piece, type Worker } from '#seed/office/pieces.ts'
import { findAccountBySubject } from '#worker/db/account/accounts.server.ts'
import { findIdBySlug, findWorking } from '#worker/db/manuscripts/manuscripts.server.ts'
import { addIssueStatement } from '#worker/db/newsletter/issues.server.ts'
import { addComment, settleComment } from '#worker/manuscripts/comments.ts'
import { createDraft } from '#worker/manuscripts/create.ts'
import type { Saved } from '#worker/manuscripts/outcome.ts'
import { saveDraft } from '#worker/manuscripts/save-draft.ts'
import { schedule } from '#worker/manuscripts/schedule.ts'
import { submit } from '#worker/manuscripts/transition.ts'
import { saveLinkChecks } from './link-checks.ts'

// Sample data of the management area: drafts, reviews with comments and schedules, created with the functions of the API.

const HOUR_MS = 3_600_000

/** A time on a day relative to today in Japan. */
const inJapan = (now: Date, days: number, hour: number): Date =>
  new Date(startOfJapaneseDay(addDays(japanTime(now).date, days)).getTime() + hour * HOUR_MS)

const accountsOf = async (db: D1Database): Promise<Map<Worker, string>> => {
  const staff = await Promise.all(
    MEMBERS.map(
      async (person) => [person.role, (await findAccountBySubject(db, subOf(person)))?.account.id] as const,
    ),
  )
  return new Map(staff.flatMap(([role, id]) => (role && id ? [[role as Worker, id]] : [])))
}

type Office = {
  db: D1Database
  now: Date
  idOf: (worker: Worker) => string
  entities: SampleContent['entities']
}

const documentOf = (result: Saved, what: string) => {
  if (result.outcome !== 'done') throw new Error(`${what}: ${JSON.stringify(result)}`)
  return result.document
}

/** The fields of a draft: those of a sample page under another title, as far as it is written. */
function fieldsOf({ entities }: Office, { kind, from, key, title, blocks, stage }: Piece): DraftFields {
  const sample = entities[kind].find(({ slug }) => slug === from)
  if (!sample) throw new Error(`${from} is not in the sample content`)
  const fields: DraftFields = writtenFields(sample)
  const called = 'title' in sample ? { title } : { name: title }
  const body = Array.isArray(fields.blocks) ? { blocks: fields.blocks.slice(0, blocks) } : {}
  // Scheduled content has been fact-checked.
  const checked = stage === 'draft' && blocks ? { factCheckedAt: null } : {}
  return { ...fields, ...called, ...body, ...checked, slug: key }
}

async function makePiece(office: Office, piece: Piece): Promise<boolean> {
  const { db, now, idOf } = office
  const { key, kind, by, hoursAgo, editedBy = [], comments = [] } = piece
  const id = seedId('office-piece', key)
  if (await findWorking(db, kind, id)) return false
  const at = (hours: number) => new Date(now.getTime() - Math.max(0, hoursAgo - hours) * HOUR_MS)
  const fields = fieldsOf(office, piece)
  let document = documentOf(await createDraft(db, { kind, id, fields, accountId: idOf(by), now: at(0) }), key)
  const change = (accountId: string, hours: number) => ({
    kind,
    id,
    version: document.manuscript.version,
    accountId,
    canPublish: true,
    now: at(hours),
  })
  for (const [index, editor] of editedBy.entries()) {
    const seo = {
      ...(fields.seo as object),
      description: `${String(fields.catch ?? '')}（${index + 1}回目の直し）`,
    }
    const edited = { ...document.fields, seo }
    document = documentOf(await saveDraft(db, { ...change(idOf(editor), index + 1), fields: edited }), key)
  }
  for (const [index, { by: speaker, text, isResolved }] of comments.entries()) {
    const on = { id, kind, ownerLimit: null }
    const comment = { id: seedId('office-comment', `${key}-${index}`), on, by: idOf(speaker) }
    await addComment(db, { ...comment, blockId: null, text, now: at(index + 2) })
    if (isResolved) await settleComment(db, { ...comment, resolved: true, now: at(index + 3) })
  }
  if (piece.stage === 'review') documentOf(await submit(db, change(idOf(by), 2)), key)
  if (piece.stage === 'scheduled') {
    const { days, hour, endsAfterDays } = piece
    const unpublishAt = endsAfterDays ? inJapan(now, days + endsAfterDays, hour).toISOString() : null
    const plan = { at: inJapan(now, days, hour).toISOString(), unpublishAt }
    documentOf(await schedule(db, { ...change(idOf('publisher'), 2), ...plan }), key)
  }
  return true
}

async function changePublished({ db, now, idOf }: Office, change: (typeof OFFICE_CHANGES)[number]) {
  const kind: ContentKind = change.kind
  const id = await findIdBySlug(db, kind, change.slug, null)
  const working = id && (await findWorking(db, kind, id))
  if (!working || working.isOwnCopy || working.manuscript.updatedBy) return
  const { manuscript, fields } = working
  const saved = await saveDraft(db, {
    kind,
    id: manuscript.id,
    version: manuscript.version,
    fields: { ...fields, catch: change.catch },
    accountId: idOf(change.by),
    canPublish: false,
    now: new Date(now.getTime() - 6 * HOUR_MS),
  })
  documentOf(saved, change.slug)
}

/** Creates manuscripts of the sample people. Existing ones are kept. */
export async function saveOffice(
  db: D1Database,
  entities: SampleContent['entities'],
  now: Date,
): Promise<number> {
  const accounts = await accountsOf(db)
  const idOf = (worker: Worker) => {
    const id = accounts.get(worker)
    if (!id) throw new Error(`no account has the role ${worker}`)
    return id
  }
  const office = { db, now, idOf, entities }
  let made = 0
  for (const piece of OFFICE_PIECES) made += Number(await makePiece(office, piece))
  for (const change of OFFICE_CHANGES) await changePublished(office, change)
  await db.batch(
    OFFICE_NEWSLETTERS.map(({ key, ...input }) =>
      addIssueStatement(db, { id: seedId('newsletter', key), input, now }),
    ),
  )
  await saveLinkChecks(db, now)
  return made
}
