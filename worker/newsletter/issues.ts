import type { IssueInput, IssuePreview, NewsletterIssue } from '#domain/newsletter/issue.ts'
import { newsletterStepPath } from '#domain/newsletter/newsletter-step.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { readSiteConfig } from '../config.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { auditIfChanged } from '../db/audit/audit-if-changed.server.ts'
import {
  addIssueStatement,
  deleteIssueStatement,
  findIssue,
  findSentCards,
  recipientsStatements,
  resumeIssueStatement,
  saveIssueStatement,
  startIssueStatement,
  stopIssueStatement,
} from '../db/newsletter/issues.server.ts'
import { countSubscribers } from '../db/newsletter/subscribers.server.ts'
import { issueCards } from './issue-cards.ts'
import { issueMail } from './issue-mail.ts'
import type { Mail, Outcome } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type By = { by: string; now: Date }
type Found = { issue: NewsletterIssue }
type Changed = ({ outcome: 'done' } & Found) | ({ outcome: 'conflict' } & Found) | { outcome: 'missing' }

type Step = By & { id: string; action: string; after?: unknown }

const audited = (db: D1Database, { by, now, id, action, after }: Step): D1PreparedStatement =>
  auditIfChanged(db, { accountId: by, action, resource: 'newsletter', refId: id, after, at: now })

/** Runs a change with its audit entry, and `more` after it. */
async function change(
  db: D1Database,
  step: Step,
  statement: D1PreparedStatement,
  more: readonly D1PreparedStatement[] = [],
): Promise<Changed> {
  const [changed] = await db.batch([statement, audited(db, step), ...more])
  const issue = await findIssue(db, step.id)
  if (!issue) return { outcome: 'missing' }
  return { outcome: changed?.meta.changes ? 'done' : 'conflict', issue }
}

type Written = By & { id: string; input: IssueInput }

/** Creates a draft; the same id again returns the existing issue. */
export async function createIssue(db: D1Database, { id, input, by, now }: Written): Promise<NewsletterIssue> {
  const step = { id, by, now, action: 'create', after: { subject: input.subject } }
  const created = await change(db, step, addIssueStatement(db, { id, input, now }))
  if (created.outcome === 'missing') throw new Error(`newsletter ${id} was not saved`)
  return created.issue
}

const isSame = (issue: NewsletterIssue, { subject, opening, entries }: IssueInput): boolean =>
  issue.subject === subject &&
  issue.opening === opening &&
  JSON.stringify(issue.entries) === JSON.stringify(entries)

/** Saves a draft. What is saved already is no conflict: the answer of the first call may have been lost. */
export async function saveIssue(
  db: D1Database,
  { id, input, version, by, now }: Written & { version: number },
): Promise<Changed> {
  const step = { id, by, now, action: 'update', after: { subject: input.subject } }
  const saved = await change(db, step, saveIssueStatement(db, { id, input, version, now }))
  const isRepeated = saved.outcome === 'conflict' && isSame(saved.issue, input)
  return isRepeated ? { ...saved, outcome: 'done' } : saved
}

/** Deletes a draft. */
export async function deleteIssue(
  db: D1Database,
  { id, version, by, now }: By & { id: string; version: number },
): Promise<{ outcome: 'done' } | Exclude<Changed, { outcome: 'done' }>> {
  const [deleted] = await db.batch([
    deleteIssueStatement(db, id, version),
    audited(db, { id, by, now, action: 'delete' }),
  ])
  if (deleted?.meta.changes) return { outcome: 'done' }
  const issue = await findIssue(db, id)
  return issue ? { outcome: 'conflict', issue } : { outcome: 'missing' }
}

/** How an issue looks: a draft with its pages as they are now, a sent one as it was sent. */
export async function previewIssue(
  env: Env,
  input: IssueInput,
  id: string | null,
  now: Date,
): Promise<IssuePreview> {
  const sent = id === null ? null : await findSentCards(env.DB, id)
  const { cards, missing } = sent ? { cards: sent, missing: [] } : await issueCards(env, input.entries, now)
  const { html, text } = await composedMail(env, { ...input, cards }, '')
  return { html, text, missing }
}

/** The mail to somebody who is no subscriber: its link opens the page on which nothing can be ended. */
const composedMail = (env: Env, content: Parameters<typeof issueMail>[0], to: string): Promise<Mail> => {
  const config = readSiteConfig(env)
  const unsubscribe = absoluteUrl(newsletterStepPath('unsubscribe'), config)
  return issueMail(content, { to, unsubscribe }, config)
}

/** Sends a draft to one editor, marked as a test. `null`: this site sends no mails. */
export async function sendTest(
  env: Env,
  issue: NewsletterIssue,
  to: string,
  { by, now }: By,
): Promise<Outcome | null> {
  const send = mailSender(env)
  if (!send) return null
  const { cards } = await issueCards(env, issue.entries, now)
  const outcome = await send(
    await composedMail(env, { ...issue, subject: `【テスト】${issue.subject}`, cards }, to),
  )
  const about = { resource: 'newsletter', refId: issue.id, at: now }
  await auditStatement(env.DB, { accountId: by, action: 'send-test', ...about }).run()
  return outcome
}

type Started =
  | Changed
  | { outcome: 'unconfigured' }
  | { outcome: 'nobody' }
  | { outcome: 'hidden' /** The pages that are not public. */; missing: string[] }

/** Begins to send a draft to all who are subscribed. Who repeats it gets the issue as it is. */
export async function startIssue(
  env: Env,
  { id, version, by, now }: By & { id: string; version: number },
): Promise<Started> {
  const issue = await findIssue(env.DB, id)
  if (!issue) return { outcome: 'missing' }
  if (issue.state !== 'draft') return { outcome: 'done', issue }
  if (issue.version !== version) return { outcome: 'conflict', issue }
  if (!mailSender(env)) return { outcome: 'unconfigured' }
  const { cards, missing } = await issueCards(env, issue.entries, now)
  if (missing.length > 0) return { outcome: 'hidden', missing }
  if ((await countSubscribers(env.DB)) === 0) return { outcome: 'nobody' }
  const started = await change(
    env.DB,
    { id, by, now, action: 'send', after: { subject: issue.subject } },
    startIssueStatement(env.DB, { id, version, cards, now }),
    recipientsStatements(env.DB, id, now),
  )
  // Two presses at once: one of them began.
  return started.outcome === 'conflict' && started.issue.state !== 'draft'
    ? { ...started, outcome: 'done' }
    : started
}

/** Stops an issue: mails that are on their way arrive, others are not sent. Repeating it changes nothing. */
export const stopIssue = (db: D1Database, { id, by, now }: By & { id: string }): Promise<Changed> =>
  change(db, { id, by, now, action: 'stop-sending' }, stopIssueStatement(db, id, now))

/** Goes on with a stopped issue, to those who did not get it yet. Repeating it changes nothing. */
export const resumeIssue = (db: D1Database, { id, by, now }: By & { id: string }): Promise<Changed> =>
  change(db, { id, by, now, action: 'resume-sending' }, resumeIssueStatement(db, id, now))
