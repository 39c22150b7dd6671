import { createApp } from './app.ts'
import { tick } from './clock.ts'
import { publishFromQueue } from './publish/publishing-queue.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  queue: publishFromQueue,
  scheduled: ({ scheduledTime }, env) => tick(env, new Date(scheduledTime)),
} satisfies ExportedHandler<Env>
