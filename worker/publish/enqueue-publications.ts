import { logLine } from '../log.ts'

/**
 * Sends publications to the queue, each to an invocation of its own: a Worker has a limit of database and store
 * requests. If the queue does not answer, a scheduled job finds them within a minute.
 */
export async function enqueuePublications(env: Env, publicationIds: readonly string[]): Promise<void> {
  if (publicationIds.length === 0) return
  const messages = publicationIds.map((publicationId) => ({ body: { publicationId } }))
  await env.PUBLISHING.sendBatch(messages).catch((error: unknown) => {
    logLine('error', 'publications could not be queued', { publications: publicationIds, error })
  })
}
