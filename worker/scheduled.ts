import { cutText } from '#domain/text/cut-text.ts'
import { finishAbandonedDeletions } from './auth/delete-account.ts'
import { finishAbandonedMoves } from './auth/move-account.ts'
import { deleteOldMemberRecords } from './db/account/members-retention.server.ts'
import { memberDatabases } from './db/members/databases.ts'
import { type JobRun, saveJobRuns } from './db/operations/job-runs.server.ts'
import { deleteOldRecords } from './db/operations/retention.server.ts'
import { forgetReaders } from './documents/reader-secrets.ts'
import { checkLinks } from './links/check-links.ts'
import { errorText, logLine } from './log.ts'
import { syncSwitches } from './maintenance/change-switches.ts'
import { switchesForWriting } from './maintenance/switches.ts'
import { runDuePlans } from './manuscripts/due.ts'
import { sweepMedia } from './media/media-files.ts'
import { sweepPhotos } from './media/photo-files.ts'
import { sendDueIssues } from './newsletter/send-issue.ts'
import { sendDueConfirmations } from './newsletter/subscriptions.ts'
import { publishDueRecommendations } from './office/prefecture-recommendations.ts'
import { publishCampaignTransitions } from './publish/campaign-transitions.ts'
import { removeFormerBuilds } from './publish/new-build.ts'
import { publishPopularArticles } from './publish/popular-articles.ts'
import { resumePending } from './publish/resume-pending.ts'
import { resyncRedirects } from './redirects/resync-redirects.ts'
import { sweepCards } from './sharing/card-store.ts'

/** The maximum length of a stored error, in characters. */
const MAX_ERROR_LENGTH = 500

/** Jobs that run in every mode. */
const JOBS_IN_EVERY_MODE: Record<string, Job> = {
  switches: syncSwitches,
}

/** Jobs that run every minute, in this order; a failing one does not stop the others. */
const JOBS: Record<string, Job> = {
  plans: runDuePlans,
  turns: publishCampaignTransitions,
  picks: publishDueRecommendations,
  'popular articles': hourly(publishPopularArticles),
  publications: resumePending,
  redirects: resyncRedirects,
  newsletters: sendDueIssues,
  'newsletter confirmations': sendDueConfirmations,
  links: (env: Env, now: Date) => checkLinks(env, now),
  'former builds': hourly(removeFormerBuilds),
  'deleted pictures': hourly(sweepMedia),
  'unfinished deletions': hourly(inEveryDatabase((env, now) => finishAbandonedDeletions(env.DB, now))),
  'unfinished moves': finishAbandonedMoves,
  'deleted photos': hourly(inEveryDatabase(sweepPhotos)),
  'sharing cards': hourly(sweepCards),
  'former readers': hourly(forgetReaders),
  'what is old': hourly((env, now) => deleteOldRecords(env.DB, now)),
  'what members left behind': hourly(inEveryDatabase((env, now) => deleteOldMemberRecords(env.DB, now))),
}

/**
 * Runs the scheduled jobs that are due, and saves the outcome of each: `/v1/health` uses it as a heartbeat. In
 * read-only and maintenance mode no other job writes; what became due meanwhile is done in the first run afterwards.
 * @param now the time that the run was planned for
 */
export async function runScheduledJobs(env: Env, now: Date): Promise<void> {
  const { mode } = await switchesForWriting(env)
  const runs: JobRun[] = []
  for (const [name, job] of Object.entries(
    mode === 'open' ? { ...JOBS_IN_EVERY_MODE, ...JOBS } : JOBS_IN_EVERY_MODE,
  )) {
    const startedAt = Date.now()
    const failure = await job(env, now).then(
      (isDone) => (isDone === false ? null : { error: null }),
      (error: unknown) => {
        logLine('error', 'a scheduled job failed', { job: name, error })
        return { error: cutText(errorText(error), MAX_ERROR_LENGTH) }
      },
    )
    if (failure) runs.push({ name, ms: Date.now() - startedAt, ...failure })
  }
  await saveJobRuns(env.DB, runs, now).catch((error: unknown) => {
    logLine('error', 'the heartbeat of the scheduled jobs could not be written', { error })
  })
}

/** Returns `false` when it was not due. */
type Job = (env: Env, now: Date) => Promise<unknown>

/** A job about members, for each database that has some. */
function inEveryDatabase(
  job: (env: Env, now: Date) => Promise<void>,
): (env: Env, now: Date) => Promise<void> {
  return async (env, now) => {
    for (const DB of memberDatabases(env)) await job({ ...env, DB }, now)
  }
}

function hourly(job: (env: Env, now: Date) => Promise<void>): Job {
  return async (env, now) => {
    if (now.getUTCMinutes() !== 0) return false
    await job(env, now)
    return true
  }
}
