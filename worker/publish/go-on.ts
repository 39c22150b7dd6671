import { listUnfinished } from '../db/publication-runs.server.ts'
import { beginBuild } from './new-build.ts'
import { runPublication } from './run-publication.ts'

/** Publications that one tick of the clock goes on with. */
const MOST_AT_ONCE = 5

/** Brings everything to readers that is still owed to them: with a new build, and what nobody finished. */
export async function goOn(env: Env, now: Date): Promise<void> {
  await beginBuild(env, now)
  for (const id of await listUnfinished(env.DB, new Date(), MOST_AT_ONCE))
    await runPublication(env, id, { until: 'all', now })
}
