import type { Miniflare } from 'miniflare'

const MINUTE_MS = 60_000

/**
 * Runs scheduled jobs at the beginning of every minute, as `crons` of wrangler.toml does on Cloudflare, and once at the
 * start. @returns a function that stops it
 */
export const startScheduledJobs = (miniflare: Miniflare): (() => void) => {
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(runJobs, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const runJobs = async () => {
    const scheduledTime = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
    wait()
    try {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ scheduledTime, cron: '* * * * *' })
    } catch (error) {
      console.error('Scheduled jobs failed. They run again in the next minute.', error)
    }
  }
  void runJobs()
  return () => clearTimeout(timer)
}
