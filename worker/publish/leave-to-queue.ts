import { logLine } from '../log.ts'

/**
 * Leaves publications to the queue, each to an invocation of its own: a Worker may ask the database and the store only so
 * many times. Where the queue does not answer, the clock finds them within a minute.
 */
export async function leaveToQueue(env: Env, publicationIds: readonly string[]): Promise<void> {
  if (publicationIds.length === 0) return
  const messages = publicationIds.map((publicationId) => ({ body: { publicationId } }))
  await env.PUBLISHING.sendBatch(messages).catch((error: unknown) => {
    logLine('error', 'the queue did not take publications', { publications: publicationIds, error })
  })
}
