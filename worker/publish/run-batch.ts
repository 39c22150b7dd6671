import { enqueuePublications } from './enqueue-publications.ts'
import { type RunOptions, runPublication } from './run-publication.ts'

/** Publications that run in this invocation, in case the queue does not answer. */
const RUN_DIRECTLY = 2

/** Runs publications: the first ones now, the others by the queue, each in an invocation of its own. */
export async function runBatch(env: Env, ids: readonly string[], options: RunOptions): Promise<void> {
  await enqueuePublications(env, ids.slice(RUN_DIRECTLY))
  for (const id of ids.slice(0, RUN_DIRECTLY)) await runPublication(env, id, options)
}
