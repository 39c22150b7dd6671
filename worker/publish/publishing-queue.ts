import { z } from 'zod'
import { Identifier } from '#domain/text/identifier.ts'
import { switchesForWriting } from '../maintenance/switches.ts'
import { sendQueuedIssue } from '../newsletter/send-issue.ts'
import { runPublication } from './run-publication.ts'

/** A message of the queue: a publication, or an issue of the newsletter. */
const PublishingMessage = z.union([
  z.strictObject({ publicationId: Identifier }),
  z.strictObject({ newsletterIssueId: Identifier }),
])

/**
 * Continues publications whose first pages are live, and sends mails of the newsletter. A repeated message has no effect; a failing publication is left to
 * a scheduled job, which is slower and retries longer.
 */
export async function publishFromQueue(batch: MessageBatch, env: Env): Promise<void> {
  // Nothing is written in maintenance mode; a scheduled job continues afterwards.
  if ((await switchesForWriting(env)).mode !== 'open') return batch.ackAll()
  for (const message of batch.messages) {
    const { data } = PublishingMessage.safeParse(message.body)
    if (data && 'newsletterIssueId' in data) await sendQueuedIssue(env, data.newsletterIssueId)
    else if (data) await runPublication(env, data.publicationId, { until: 'all' })
    message.ack()
  }
}
