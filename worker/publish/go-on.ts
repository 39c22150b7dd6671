import { listUnfinished } from '../db/publications/runs.server.ts'
import { beginBuild } from './new-build.ts'
import { runSome } from './run-some.ts'

/** Publications that one tick of the clock looks after. */
const MOST_AT_ONCE = 20

/** Brings everything to readers that is still owed to them: with a new build, and what nobody finished. */
export async function goOn(env: Env, now: Date): Promise<void> {
  await beginBuild(env, now)
  await runSome(env, await listUnfinished(env.DB, new Date(), MOST_AT_ONCE), { until: 'all', now })
}
