import { setTimeout } from 'node:timers/promises'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { expireLeases, pendingAfterScheduled } from '#worker/publish/publishing.fixture.ts'
import { type PerfSite, servePerfSite } from '../perf-site.ts'
import { Ledger, lostWrites } from './ledger.ts'
import { sendCounted, Tally } from './tally.ts'
import { startTraffic } from './traffic.ts'

/** A fault, and how it is injected and removed. */
export type Fault = {
  name: string
  /** Description for the table. */
  how: string
  /** Injects the fault for `ms` and removes it again. */
  inject: (run: Run, ms: number) => Promise<void>
  /** A folder for the state instead of the usual one; `null` when it cannot be created on this machine. */
  state?: () => Promise<string | null>
  after?: (run: Run) => Promise<void>
}

export type Run = { site: PerfSite; tally: Tally; notes: string[] }

export type Outcome = {
  name: string
  how: string
  skipped?: string
  acknowledged: number
  lost: string[]
  doubled: number
  answers: number
  injected: number
  broken: number
  beyond: string[]
  refused: string[]
  /** Time until everything answers again after the fault is removed. */
  healthyAfterMs: number
  reconciled: number
  differing: string[]
  notes: string[]
}

/** The requests that must succeed again. */
const ENDPOINTS = ['GET /', 'GET /v1/search?q=%E4%BA%AC%E9%83%BD', 'GET /article-pages']
const PATIENCE_MS = 30_000

async function healthy(site: PerfSite): Promise<number> {
  const begun = performance.now()
  const ignored = new Tally()
  ignored.excuse = () => true
  while (performance.now() - begun < PATIENCE_MS) {
    const answers = await Promise.all(ENDPOINTS.map((endpoint) => sendCounted(site.url, ignored, endpoint)))
    if (answers.every(({ status }) => status === 200)) return performance.now() - begun
    await setTimeout(50)
  }
  return Number.POSITIVE_INFINITY
}

/** Runs scheduled jobs until no publication is unfinished, as happens every minute on a deployed site. */
async function settled(site: PerfSite): Promise<number | null> {
  const d1 = (await site.database()) as unknown as D1Database
  let owed: number | null = null
  for (let runs = 0; runs < 30; runs += 1) {
    await expireLeases(d1)
    owed = await pendingAfterScheduled(site, d1)
    if (owed === 0) return 0
    await setTimeout(200)
  }
  return owed
}

const rowsOf = async (site: PerfSite, members: readonly string[]): Promise<number> => {
  const row = await (await site.database())
    .prepare('SELECT count(*) AS n FROM travel_actions WHERE account_id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(members))
    .first<{ n: number }>()
  return row?.n ?? 0
}

/** `from`: the state to copy. `ms`: the duration of the fault. */
type Where = { from: string; dist: string; ms: number }

/** Injects a fault into a site in use, and counts what became of the acknowledged writes. */
export async function runFault(fault: Fault, { from, dist, ms }: Where): Promise<Outcome> {
  const { name, how } = fault
  const [ledger, tally] = [new Ledger(), new Tally()]
  const nothing = { acknowledged: 0, lost: [], doubled: 0, answers: 0, injected: 0, broken: 0 }
  const state = await fault.state?.()
  if (state === null) {
    const skipped = 'cannot be created on this machine'
    const never = { beyond: [], refused: [], healthyAfterMs: 0, reconciled: 0, differing: [], notes: [] }
    return { name, how, skipped, ...nothing, ...never }
  }
  const site = await servePerfSite('faults', {
    from,
    dist,
    serverDev: true,
    // Injected faults would fill the log.
    onLog: () => {},
    ...(state && { state }),
  })
  const run: Run = { site, tally, notes: [] }
  const traffic = await startTraffic({ site, tally, ledger })
  await setTimeout(ms / 2)
  await fault.inject(run, ms)
  const healthyAfterMs = await healthy(site)
  await setTimeout(ms / 2)
  await traffic.stop()
  tally.excuse = () => false
  const owed = await settled(site)
  if (owed !== 0) run.notes.push(`${owed} unfinished publications`)
  const lost = await lostWrites(await site.database(), ledger)
  const doubled = (await rowsOf(site, traffic.members)) - ledger.acknowledged.record.size
  const { pages: reconciled, found } = await reconcileSite(site.url)
  await site.stop()
  await fault.after?.(run)
  return {
    name,
    how,
    acknowledged: ledger.count,
    lost,
    doubled,
    answers: tally.answers,
    injected: tally.injected,
    broken: tally.broken,
    beyond: tally.beyond,
    refused: tally.refused,
    healthyAfterMs,
    reconciled,
    differing: found.map(({ address, text }) => `${address}: ${text}`),
    notes: run.notes,
  }
}
