import { z } from 'zod'
import { Identifier } from '#domain/identifier.ts'
import { runPublication } from './run-publication.ts'

/** What the queue carries. */
const PublishingMessage = z.strictObject({ publicationId: Identifier })

/**
 * Goes on with publications whose first pages are live. A message that comes twice finds nothing to do; what fails is
 * left to the clock, which is slower and does not give up as soon.
 */
export async function publishFromQueue(batch: MessageBatch, env: Env): Promise<void> {
  for (const message of batch.messages) {
    const { data } = PublishingMessage.safeParse(message.body)
    if (data) await runPublication(env, data.publicationId, { until: 'all' })
    message.ack()
  }
}
