import { listUnfinished } from './db/publication-runs.server.ts'
import { publishDuePicks } from './office/prefecture-picks.ts'
import { runPublication } from './publish/run-publication.ts'

/** Publications that one tick goes on with. */
const MOST_AT_ONCE = 5

/** Every minute: what somebody began and did not finish, and what prefectures begin or cease to recommend. */
export async function tick(env: Env, now: Date): Promise<void> {
  for (const id of await listUnfinished(env.DB, new Date(), MOST_AT_ONCE))
    await runPublication(env, id, { until: 'all', now })
  await publishDuePicks(env, now)
}
