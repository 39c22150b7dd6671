import { listUnfinished } from '../db/publications/runs.server.ts'
import { beginBuild } from './new-build.ts'
import { runBatch } from './run-batch.ts'

/** Publications in one scheduled run. */
const BATCH_SIZE = 20

/** Resumes all pending publications: those for a new build, and unfinished ones. */
export async function resumePending(env: Env, now: Date): Promise<void> {
  await beginBuild(env, now)
  await runBatch(env, await listUnfinished(env.DB, new Date(), BATCH_SIZE), { until: 'all', now })
}
