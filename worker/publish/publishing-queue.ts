import { z } from 'zod'
import { Identifier } from '#domain/text/identifier.ts'
import { switchesForWriting } from '../standstill/switches.ts'
import { runPublication } from './run-publication.ts'

/** What the queue carries. */
const PublishingMessage = z.strictObject({ publicationId: Identifier })

/**
 * Goes on with publications whose first pages are live. A message that comes twice finds nothing to do; what fails is
 * left to the clock, which is slower and does not give up as soon.
 */
export async function publishFromQueue(batch: MessageBatch, env: Env): Promise<void> {
  // Nothing is written while the site stands still; the clock goes on with them afterwards.
  if ((await switchesForWriting(env)).mode !== 'open') return batch.ackAll()
  for (const message of batch.messages) {
    const { data } = PublishingMessage.safeParse(message.body)
    if (data) await runPublication(env, data.publicationId, { until: 'all' })
    message.ack()
  }
}
