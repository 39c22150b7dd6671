import { createApp } from './app.ts'
import { tick } from './clock.ts'
import { publishFromQueue } from './publish/publishing-queue.ts'

const app = createApp()

/** A minute that has not come is nobody's turn yet: what waits for it would be seen too early. Only tests run ahead. */
const turnOf = (planned: number, env: Env): Date =>
  new Date(env.CLOCK_RUNS_AHEAD === 'true' ? planned : Math.min(planned, Date.now()))

export default {
  fetch: app.fetch,
  queue: publishFromQueue,
  scheduled: ({ scheduledTime }, env) => tick(env, turnOf(scheduledTime, env)),
} satisfies ExportedHandler<Env>
