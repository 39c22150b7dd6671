import { createApp } from './app.ts'
import { publishFromQueue } from './publish/publishing-queue.ts'
import { runScheduledJobs } from './scheduled.ts'

const app = createApp()

/** A planned time in the future is replaced by now, or content would be published too early. Only tests run ahead. */
const runTime = (planned: number, env: Env): Date =>
  new Date(env.CLOCK_RUNS_AHEAD === 'true' ? planned : Math.min(planned, Date.now()))

export default {
  fetch: app.fetch,
  queue: publishFromQueue,
  scheduled: ({ scheduledTime }, env) => runScheduledJobs(env, runTime(scheduledTime, env)),
} satisfies ExportedHandler<Env>
