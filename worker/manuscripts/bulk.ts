import type { Account } from '#domain/account/account.ts'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action } from '#domain/account/permission.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { DraftFields, Manuscript } from '#domain/manuscript/manuscript.ts'
import { TRANSITIONS } from '#domain/manuscript/transitions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { logLine } from '../log.ts'
import { enqueuePublications } from '../publish/enqueue-publications.ts'
import { discard } from './discard.ts'
import { MISSING, type Outcome, refused } from './outcome.ts'
import { publish } from './publish.ts'
import { saveDraft } from './save-draft.ts'
import { schedule } from './schedule.ts'
import { sendBack, submit } from './transition.ts'
import { archive, restoreArchived, unpublish } from './unpublish.ts'

type Ref = { kind: ContentKind; id: string; version: number; publicationId?: string | undefined }

/** A request for many manuscripts (`BulkRequest`). */
type Bulk = {
  action: keyof typeof STEPS
  refs: readonly Ref[]
  comment?: string | undefined
  at?: string | undefined
  unpublishAt?: string | null | undefined
  fields?:
    | {
        authorId?: string | null | undefined
        factCheckedAt?: string | null | undefined
        addTags?: string[] | undefined
        removeTags?: string[] | undefined
      }
    | undefined
}

/** The result for one of them: the current manuscript, or the reason. */
type BulkResult = {
  kind: ContentKind
  id: string
  isDone: boolean
  manuscript: Manuscript | null
  publicationId: string | null
  message: string | null
}

type BulkInput = Bulk & { ref: Ref; account: Account; now: Date; ownerLimit: string | null }
type Result = Outcome<{ document?: { manuscript: Manuscript }; publicationId?: string | null }>
type Step = { action: Action; run: (db: D1Database, input: BulkInput) => Promise<Result> }

const scopeOf = (account: Account, action: Action, kind: ContentKind) =>
  grantedScope(account.role.permissions, action, kind)

const changeOf = ({ ref, account, ownerLimit, now, comment, ...input }: BulkInput) => ({
  kind: ref.kind,
  id: ref.id,
  ownerLimit,
  version: ref.version,
  accountId: account.id,
  canPublish: scopeOf(account, 'publish', ref.kind) === 'any',
  comment,
  unpublishAt: input.unpublishAt,
  publicationId: ref.publicationId ?? randomIdentifier(),
  now,
})

const tagsAfter = (
  tags: unknown,
  { addTags = [], removeTags = [] }: NonNullable<Bulk['fields']>,
): string[] => {
  const present = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  return [...new Set([...present, ...addTags])].filter((tag) => !removeTags.includes(tag)).slice(0, 20)
}

async function update(db: D1Database, input: BulkInput): Promise<Result> {
  const { ref, ownerLimit, fields: wanted = {} } = input
  const working = await findWorking(db, ref.kind, ref.id, ownerLimit)
  if (!working) return MISSING
  const fields: DraftFields = { ...working.fields, tags: tagsAfter(working.fields.tags, wanted) }
  if (wanted.authorId !== undefined) fields.authorId = wanted.authorId
  if (wanted.factCheckedAt !== undefined) fields.factCheckedAt = wanted.factCheckedAt
  return saveDraft(db, { ...changeOf(input), fields })
}

const STEPS = {
  submit: { action: 'update', run: (db, input) => submit(db, changeOf(input)) },
  'send-back': { action: 'update', run: (db, input) => sendBack(db, changeOf(input)) },
  schedule: {
    action: 'publish',
    run: async (db, input) =>
      input.at
        ? schedule(db, { ...changeOf(input), at: input.at })
        : refused('公開する日時を指定してください。'),
  },
  publish: { action: 'publish', run: (db, input) => publish(db, changeOf(input)) },
  unpublish: { action: 'publish', run: (db, input) => unpublish(db, changeOf(input)) },
  archive: { action: TRANSITIONS.archive.action, run: (db, input) => archive(db, changeOf(input)) },
  'restore-archived': { action: 'update', run: (db, input) => restoreArchived(db, changeOf(input)) },
  delete: { action: 'delete', run: (db, input) => discard(db, changeOf(input)) },
  update: { action: 'update', run: update },
} as const satisfies Record<string, Step>

const reasonOf = (result: Exclude<Result, { outcome: 'done' }>): string => {
  switch (result.outcome) {
    case 'missing':
      return '見つかりません。すでに削除された可能性があります。'
    case 'conflict':
      return 'ほかの人または別の画面で変更されています。'
    case 'refused':
      return result.message
    case 'wrong':
      return result.problems.map(({ message }) => message).join(' ')
  }
}

async function one(db: D1Database, input: Omit<BulkInput, 'ownerLimit'>): Promise<BulkResult> {
  const { ref, account, action } = input
  const step: Step = STEPS[action]
  const scope = scopeOf(account, step.action, ref.kind)
  const about = { kind: ref.kind, id: ref.id, publicationId: null, manuscript: null }
  const ownerLimit = scope === 'own' ? account.id : null
  const working = scope && (await findWorking(db, ref.kind, ref.id, ownerLimit))
  // A permission for one's own must not reveal whether others' manuscripts exist.
  if (!scope || (ownerLimit && !working))
    return { ...about, isDone: false, message: 'この操作を行う権限がありません。' }
  const result = await step.run(db, { ...input, ownerLimit })
  if (result.outcome !== 'done')
    return { ...about, isDone: false, manuscript: working?.manuscript ?? null, message: reasonOf(result) }
  return {
    ...about,
    isDone: true,
    manuscript: result.document?.manuscript ?? null,
    publicationId: result.publicationId ?? null,
    message: null,
  }
}

/** A failure is logged, and does not stop the others. */
function failed({ kind, id }: Ref, error: unknown): BulkResult {
  logLine('error', 'a bulk change failed', { id, kind, error })
  const message = '処理できませんでした。時間をおいて、もう一度お試しください。'
  return { kind, id, isDone: false, manuscript: null, publicationId: null, message }
}

/**
 * Takes one step for many manuscripts, each independently. Publications run in the queue; the list of publications
 * shows their progress.
 */
export async function bulk(env: Env, input: Bulk, account: Account, now: Date): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const ref of input.refs)
    results.push(await one(env.DB, { ...input, ref, account, now }).catch((error) => failed(ref, error)))
  await enqueuePublications(
    env,
    results.flatMap(({ publicationId }) => publicationId ?? []),
  )
  return results
}
