import { setTimeout } from 'node:timers/promises'
import type { PerfSite } from '../perf-site.ts'

const PATIENCE_MS = 30_000

/**
 * Kills workerd and waits until it answers again: Miniflare restarts it on the same state.
 * @throws when it does not come back
 */
export async function killAndWait(site: Pick<PerfSite, 'pid' | 'url'>): Promise<void> {
  const pid = site.pid()
  process.kill(pid, 'SIGKILL')
  const begun = performance.now()
  while (performance.now() - begun < PATIENCE_MS) {
    await setTimeout(20)
    if (site.pid() !== pid && (await fetch(site.url).catch(() => null))?.ok) return
  }
  throw new Error('workerd did not come back')
}
