import { cutText } from '#domain/text/cut-text.ts'
import { forgetOfMembers } from './db/account/members-retention.server.ts'
import { type DutyRun, saveDutyRuns } from './db/operations/clock-duties.server.ts'
import { forgetOld } from './db/operations/retention.server.ts'
import { checkLinks } from './links/check-links.ts'
import { errorText, logLine } from './log.ts'
import { keepPlans } from './manuscripts/due.ts'
import { sweepMedia } from './media/media-files.ts'
import { sweepPhotos } from './media/photo-files.ts'
import { publishDuePicks } from './office/prefecture-picks.ts'
import { goOn } from './publish/go-on.ts'
import { removeFormerBuilds } from './publish/new-build.ts'
import { publishTurns } from './publish/turns.ts'
import { keepRedirects } from './redirects/keep-redirects.ts'
import { sweepCards } from './sharing/card-store.ts'
import { keepSwitchesLaid } from './standstill/change-switches.ts'
import { switchesForWriting } from './standstill/switches.ts'

/** What is kept of an error, in characters. */
const LONGEST_ERROR = 500

/** What is done at any time. */
const ALWAYS: Record<string, Duty> = {
  switches: keepSwitchesLaid,
}

/** What is done every minute, in this order; what goes wrong with one does not keep the others back. */
const DUTIES: Record<string, Duty> = {
  plans: keepPlans,
  turns: publishTurns,
  picks: publishDuePicks,
  publications: goOn,
  redirects: keepRedirects,
  links: (env: Env, now: Date) => checkLinks(env, now),
  'former builds': hourly(removeFormerBuilds),
  'deleted pictures': hourly(sweepMedia),
  'deleted photos': hourly(sweepPhotos),
  'sharing cards': hourly(sweepCards),
  'what is old': hourly((env, now) => forgetOld(env.DB, now)),
  'what members left behind': hourly((env, now) => forgetOfMembers(env.DB, now)),
}

/**
 * One tick of the clock: every duty whose time has come. What came of each is written down: that is the clock's heartbeat,
 * by which `/v1/health` knows that it goes. While the site is read only or closed nothing else is written by itself; what
 * came due meanwhile is done with the first tick after it.
 * @param now the moment that the tick was planned for
 */
export async function tick(env: Env, now: Date): Promise<void> {
  const { mode } = await switchesForWriting(env)
  const runs: DutyRun[] = []
  for (const [name, duty] of Object.entries(mode === 'open' ? { ...ALWAYS, ...DUTIES } : ALWAYS)) {
    const begun = Date.now()
    const failure = await duty(env, now).then(
      (isDone) => (isDone === false ? null : { error: null }),
      (error: unknown) => {
        logLine('error', 'a duty of the clock failed', { duty: name, error })
        return { error: cutText(errorText(error), LONGEST_ERROR) }
      },
    )
    if (failure) runs.push({ name, ms: Date.now() - begun, ...failure })
  }
  await saveDutyRuns(env.DB, runs, now).catch((error: unknown) => {
    logLine('error', 'the heartbeat of the clock could not be written', { error })
  })
}

/** `false`: its time had not come. */
type Duty = (env: Env, now: Date) => Promise<unknown>

function hourly(duty: (env: Env, now: Date) => Promise<void>): Duty {
  return async (env, now) => {
    if (now.getUTCMinutes() !== 0) return false
    await duty(env, now)
    return true
  }
}
