import { leaveToQueue } from './leave-to-queue.ts'
import { type RunOptions, runPublication } from './run-publication.ts'

/** Publications that the clock brings to readers itself, should the queue not answer. */
const BY_ITSELF = 2

/** Brings publications to readers: the first of them now, the others by the queue, each in an invocation of its own. */
export async function runSome(env: Env, ids: readonly string[], options: RunOptions): Promise<void> {
  await leaveToQueue(env, ids.slice(BY_ITSELF))
  for (const id of ids.slice(0, BY_ITSELF)) await runPublication(env, id, options)
}
