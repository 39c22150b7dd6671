import type { Miniflare } from 'miniflare'

const MINUTE_MS = 60_000

/**
 * What Cloudflare does with `crons` of wrangler.toml, at the beginning of every minute, and once at the start: the site
 * stood still until now. Returns how to stop it.
 */
export const startClock = (miniflare: Miniflare): (() => void) => {
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const tick = async () => {
    const scheduledTime = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
    wait()
    try {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ scheduledTime, cron: '* * * * *' })
    } catch (error) {
      console.error('The scheduled jobs failed; the next minute tries again.', error)
    }
  }
  void tick()
  return () => clearTimeout(timer)
}
