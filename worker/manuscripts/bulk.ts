import type { Account } from '#domain/account/account.ts'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action } from '#domain/account/permission.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { DraftFields, Manuscript } from '#domain/manuscript/manuscript.ts'
import { TRANSITIONS } from '#domain/manuscript/transitions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { logLine } from '../log.ts'
import { leaveToQueue } from '../publish/index.ts'
import { discard } from './discard.ts'
import { MISSING, type Outcome, refused } from './outcome.ts'
import { publish } from './publish.ts'
import { saveDraft } from './save-draft.ts'
import { schedule } from './schedule.ts'
import { archive, restoreArchived, unpublish } from './take-down.ts'
import { sendBack, submit } from './transition.ts'

type Ref = { kind: ContentKind; id: string; version: number; publicationId?: string | undefined }

/** What is asked for many manuscripts at once (`BulkRequest`). */
export type Bulk = {
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

/** What came of one of them: the manuscript as it is now, or why not. */
export type BulkResult = {
  kind: ContentKind
  id: string
  isDone: boolean
  manuscript: Manuscript | null
  publicationId: string | null
  message: string | null
}

type Asked = Bulk & { ref: Ref; account: Account; now: Date; ownerLimit: string | null }
type Result = Outcome<{ document?: { manuscript: Manuscript }; publicationId?: string | null }>
type Step = { action: Action; take: (db: D1Database, asked: Asked) => Promise<Result> }

const may = (account: Account, action: Action, kind: ContentKind) =>
  grantedScope(account.role.permissions, action, kind)

const changeOf = ({ ref, account, ownerLimit, now, comment, ...asked }: Asked) => ({
  kind: ref.kind,
  id: ref.id,
  ownerLimit,
  version: ref.version,
  accountId: account.id,
  mayPublish: may(account, 'publish', ref.kind) === 'any',
  comment,
  unpublishAt: asked.unpublishAt,
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

async function update(db: D1Database, asked: Asked): Promise<Result> {
  const { ref, ownerLimit, fields: wanted = {} } = asked
  const working = await findWorking(db, ref.kind, ref.id, ownerLimit)
  if (!working) return MISSING
  const fields: DraftFields = { ...working.fields, tags: tagsAfter(working.fields.tags, wanted) }
  if (wanted.authorId !== undefined) fields.authorId = wanted.authorId
  if (wanted.factCheckedAt !== undefined) fields.factCheckedAt = wanted.factCheckedAt
  return saveDraft(db, { ...changeOf(asked), fields })
}

const STEPS = {
  submit: { action: 'update', take: (db, asked) => submit(db, changeOf(asked)) },
  'send-back': { action: 'update', take: (db, asked) => sendBack(db, changeOf(asked)) },
  schedule: {
    action: 'publish',
    take: async (db, asked) =>
      asked.at
        ? schedule(db, { ...changeOf(asked), at: asked.at })
        : refused('公開する日時を指定してください。'),
  },
  publish: { action: 'publish', take: (db, asked) => publish(db, changeOf(asked)) },
  unpublish: { action: 'publish', take: (db, asked) => unpublish(db, changeOf(asked)) },
  archive: { action: TRANSITIONS.archive.action, take: (db, asked) => archive(db, changeOf(asked)) },
  'restore-archived': { action: 'update', take: (db, asked) => restoreArchived(db, changeOf(asked)) },
  delete: { action: 'delete', take: (db, asked) => discard(db, changeOf(asked)) },
  update: { action: 'update', take: update },
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

async function one(db: D1Database, asked: Omit<Asked, 'ownerLimit'>): Promise<BulkResult> {
  const { ref, account, action } = asked
  const step: Step = STEPS[action]
  const scope = may(account, step.action, ref.kind)
  const about = { kind: ref.kind, id: ref.id, publicationId: null, manuscript: null }
  const ownerLimit = scope === 'own' ? account.id : null
  const working = scope && (await findWorking(db, ref.kind, ref.id, ownerLimit))
  // Whose permission reaches their own only does not learn whether others' exist.
  if (!scope || (ownerLimit && !working))
    return { ...about, isDone: false, message: 'この操作を行う権限がありません。' }
  const result = await step.take(db, { ...asked, ownerLimit })
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

/** What went wrong with one is logged, and does not keep the others from their step. */
function failed({ kind, id }: Ref, error: unknown): BulkResult {
  logLine('error', 'one of many failed', { id, kind, error })
  const message = '処理できませんでした。時間をおいて、もう一度お試しください。'
  return { kind, id, isDone: false, manuscript: null, publicationId: null, message }
}

/**
 * Takes one step for many manuscripts, each for itself. Publications are written down and brought to readers from the
 * queue; the list of publications shows how far they are.
 */
export async function bulk(env: Env, asked: Bulk, account: Account, now: Date): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const ref of asked.refs)
    results.push(await one(env.DB, { ...asked, ref, account, now }).catch((error) => failed(ref, error)))
  await leaveToQueue(
    env,
    results.flatMap(({ publicationId }) => publicationId ?? []),
  )
  return results
}
