import { forgetOld } from './db/retention.server.ts'
import { checkLinks } from './links/check-links.ts'
import { keepPlans } from './manuscripts/due.ts'
import { sweepMedia } from './media/media-files.ts'
import { publishDuePicks } from './office/prefecture-picks.ts'
import { goOn } from './publish/go-on.ts'
import { removeFormerBuilds } from './publish/new-build.ts'
import { publishTurns } from './publish/turns.ts'

/** What is done every minute, in this order; what goes wrong with one does not keep the others back. */
const DUTIES = {
  plans: keepPlans,
  turns: publishTurns,
  picks: publishDuePicks,
  publications: goOn,
  links: (env: Env, now: Date) => checkLinks(env, now),
  'former builds': hourly(removeFormerBuilds),
  'deleted pictures': hourly(sweepMedia),
  'what is old': hourly((env, now) => forgetOld(env.DB, now)),
}

/**
 * One tick of the clock: every duty whose time has come.
 * @param now the moment that the tick was planned for
 */
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
