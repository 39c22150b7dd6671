import { forgetPages } from './db/publication-runs.server.ts'
import { checkLinks } from './links/check-links.ts'
import { keepPlans } from './manuscripts/due.ts'
import { publishDuePicks } from './office/prefecture-picks.ts'
import { goOn } from './publish/go-on.ts'
import { removeFormerBuilds } from './publish/new-build.ts'
import { publishTurns } from './publish/turns.ts'

/** Which pages a publication touched is of use for a month. */
const PAGES_KEPT_MS = 30 * 24 * 60 * 60_000

/** What is done every minute, in this order; what goes wrong with one does not keep the others back. */
const DUTIES = {
  plans: keepPlans,
  turns: publishTurns,
  picks: publishDuePicks,
  publications: goOn,
  links: (env: Env, now: Date) => checkLinks(env, now),
  'former builds': hourly(cleanUp),
}

export async function tick(env: Env, now: Date): Promise<void> {
  for (const [name, duty] of Object.entries(DUTIES)) {
    await duty(env, now).catch((error: unknown) => {
      const text = error instanceof Error ? error.stack : String(error)
      console.error(JSON.stringify({ clock: name, error: text }))
    })
  }
}

type Duty = (env: Env, now: Date) => Promise<void>

function hourly(duty: Duty): Duty {
  return async (env, now) => {
    if (now.getUTCMinutes() === 0) await duty(env, now)
  }
}

async function cleanUp(env: Env, now: Date): Promise<void> {
  await removeFormerBuilds(env, now)
  await forgetPages(env.DB, new Date(now.getTime() - PAGES_KEPT_MS))
}
