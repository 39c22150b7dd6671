import { newsletterStepPath } from '#domain/newsletter/newsletter-step.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { readSiteConfig } from '../config.ts'
import {
  claimDelivery,
  type LeasedIssue,
  leaseIssue,
  listDueIssues,
  releaseIssue,
  settleDelivery,
} from '../db/newsletter/deliveries.server.ts'
import { findSentCards } from '../db/newsletter/issues.server.ts'
import { logLine } from '../log.ts'
import { issueMail } from './issue-mail.ts'
import { newLinkToken } from './link-token.ts'
import type { Outcome, SendMail } from './mail.ts'
import { mailSender } from './mail-sender.ts'

/** Mails in one invocation, which has a limit of requests and of queries. */
const BATCH_SIZE = 25
/** Issues that a scheduled job goes on with in one run. */
const DUE_BATCH_SIZE = 3
/** A mail that is not accepted this often is given up. */
const MAX_ATTEMPTS = 6
/** After so many refusals in a row nobody's address is wrong, but something of ours: the others are not tried. */
const MAX_REFUSALS = 5

const MINUTE_MS = 60_000
const MAX_PAUSE_MINUTES = 60

/** When a busy service is tried again: after 1, 2, 4 … minutes. */
const retryAfter = (failures: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(MAX_PAUSE_MINUTES, 2 ** (failures - 1)) * MINUTE_MS)

/** What became of one invocation: why it ended early, if it did. */
type Ended = { by: Exclude<Outcome, 'accepted'> | null; hasSent: boolean }

/** What a mail's row becomes. */
const stateOf = (outcome: Outcome, attempts: number) => {
  if (outcome === 'busy') return attempts < MAX_ATTEMPTS ? 'waiting' : 'failed'
  return ({ accepted: 'sent', refused: 'failed', unanswered: 'unclear' } as const)[outcome]
}

/** Sends the mails of a leased issue, one after the other, until the batch is full or the service no longer takes them. */
async function sendBatch(env: Env, issue: LeasedIssue, send: SendMail, now: Date): Promise<Ended> {
  const config = readSiteConfig(env)
  const content = { ...issue, cards: (await findSentCards(env.DB, issue.id)) ?? [] }
  let refusals = 0
  let hasSent = false
  for (let count = 0; count < BATCH_SIZE; count++) {
    const { token, digest } = await newLinkToken()
    const delivery = await claimDelivery(env.DB, issue, digest, now)
    if (!delivery) break
    const unsubscribe = absoluteUrl(newsletterStepPath('unsubscribe', token), config)
    const outcome = await send(await issueMail(content, { to: delivery.email, unsubscribe }, config))
    await settleDelivery(env.DB, issue.id, delivery, stateOf(outcome, delivery.attempts), digest)
    refusals = outcome === 'refused' ? refusals + 1 : 0
    if (outcome === 'accepted') hasSent = true
    else if (outcome !== 'refused' || refusals >= MAX_REFUSALS) return { by: outcome, hasSent }
  }
  return { by: null, hasSent }
}

/**
 * Sends the next mails of an issue. It may be called by a repeated message, twice at the same time, or after an invocation
 * that died: one sends at a time, each subscriber gets the issue once, and a mail whose answer was lost is not sent again.
 * @returns whether mails are left that can be sent at once
 */
export async function sendIssue(env: Env, id: string, now = new Date()): Promise<boolean> {
  const issue = await leaseIssue(env.DB, id, now)
  if (!issue) return false
  const send = mailSender(env)
  const ended = send ? await sendBatch(env, issue, send, now) : null
  const failures = ended?.hasSent ? 1 : issue.failures + 1
  if (ended?.by === null) {
    const release = { failures: 0, retryAt: null, problem: null }
    return releaseIssue(env.DB, issue, release, now)
  }
  if (ended?.by === 'refused') {
    logLine('error', 'a newsletter was stopped', { issue: id })
    const release = { failures, retryAt: null, problem: 'refused' as const, isStopped: true }
    return releaseIssue(env.DB, issue, release, now)
  }
  const problem = ended?.by ?? 'unconfigured'
  return releaseIssue(env.DB, issue, { failures, retryAt: retryAfter(failures, now), problem }, now)
}

/** Lets the queue go on with an issue. If it does not answer, a scheduled job finds the issue within a minute. */
export async function enqueueIssue(env: Env, newsletterIssueId: string): Promise<void> {
  await env.PUBLISHING.send({ newsletterIssueId }).catch((error: unknown) => {
    logLine('error', 'a newsletter could not be queued', { issue: newsletterIssueId, error })
  })
}

/** Sends mails of an issue for a message of the queue, and sends a message for the rest. */
export async function sendQueuedIssue(env: Env, id: string): Promise<void> {
  if (await sendIssue(env, id)) await enqueueIssue(env, id)
}

/** Goes on with issues whose queue was lost, or whose mails were not accepted before. */
export async function sendDueIssues(env: Env, now: Date): Promise<void> {
  for (const id of await listDueIssues(env.DB, DUE_BATCH_SIZE, now))
    if (await sendIssue(env, id, now)) await enqueueIssue(env, id)
}
