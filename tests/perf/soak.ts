import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { figure } from '#scripts/bench/figures.ts'
import { prepareSiteAndPictures, STATE_DIR } from '#scripts/build/site-steps.ts'
import { Ledger, lostWrites } from './faults/ledger.ts'
import { Tally } from './faults/tally.ts'
import { startTraffic } from './faults/traffic.ts'
import { type PerfSite, servePerfSite } from './perf-site.ts'
import { servePlainAssets } from './plain-assets.ts'
import { usageOf } from './process-usage.ts'
import { runAutocannon } from './run-autocannon.ts'
import { plainScenario, scenariosOf } from './scenarios.ts'
import { type Sample, slopeOf } from './slope.ts'

// Soak test of ten minutes (`--minutes`): readers at a steady rate over all kinds of requests; members, an editor and a
// publisher as fast as they get responses. Measures memory growth, errors and lost writes. The asset server alone is
// measured at the same rate for a fifth of the time: its growth is that of the local runtime, where even a Worker that
// only answers `ok` grows by some twenty kilobytes per response.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const SECONDS = Number(values.minutes) * 60
const PER_SECOND = 60
const SAMPLE_MS = Math.min(5000, (SECONDS * 1000) / 20)
const MB = 2 ** 20
const NONE = { what: 'none', value: 0 }

/** Samples the memory of a process. @returns a function that stops and returns the samples */
function watchMemory(pid: () => number, answers: () => number) {
  const samples: Sample[] = []
  const note = () => {
    samples.push({ answers: answers(), megabytes: usageOf(pid()).rssBytes / MB })
  }
  note()
  const timer = setInterval(note, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    note()
    return samples
  }
}

/** Sends requests at a steady rate. */
const readers = async (
  url: string,
  requests: autocannon.Request[],
  seconds: number,
  statuses: Map<number, number>,
) => {
  const { errors } = await runAutocannon(
    { url, connections: 8, duration: seconds, overallRate: PER_SECOND, requests },
    (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  )
  return errors
}

const secondHalf = (samples: readonly Sample[]): Sample[] => samples.slice(Math.floor(samples.length / 2))
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

async function plainSlope(): Promise<number> {
  const plain = await servePlainAssets()
  const statuses = new Map<number, number>()
  const stop = watchMemory(
    () => plain.pid,
    () => sum(statuses.values()),
  )
  await readers(plain.url, plainScenario.requests, Math.max(10, SECONDS / 5), statuses)
  const samples = stop()
  await plain.stop()
  return slopeOf(secondHalf(samples))
}

async function soak(site: PerfSite) {
  const requests = (await scenariosOf(site, { hasPictures: true }))
    .flatMap(({ requests }) => requests)
    .filter(({ next }) => !next)
  const [ledger, tally] = [new Ledger(), new Tally()]
  // A member may have five thousand records.
  const traffic = await startTraffic({ site, tally, ledger, members: 12 })
  const statuses = new Map<number, number>()
  const stop = watchMemory(site.pid, () => sum(statuses.values()) + tally.answers)
  const errors = await readers(site.url, requests, SECONDS, statuses)
  const samples = stop()
  await traffic.stop()
  await setTimeout(500)
  const lost = await lostWrites(site.db, ledger)
  return { ledger, tally, samples, statuses, errors, lost }
}

await prepareSiteAndPictures()
const floor = await plainSlope()
const site = await servePerfSite('soak', { from: STATE_DIR, onLog: () => {} })
const { ledger, tally, samples, statuses, errors, lost } = await soak(site)
await site.stop()
const failed = [...statuses].filter(([status]) => status >= 500)
const wrong = errors + sum(failed.map(([, count]) => count)) + tally.beyond.length + tally.refused.length
const slope = slopeOf(secondHalf(samples))
const [first, last] = [samples.at(0)?.megabytes ?? 0, samples.at(-1)?.megabytes ?? 0]
const answers = sum(statuses.values()) + tally.answers
const most = Math.max(...samples.map(({ megabytes }) => megabytes))
console.info(
  `${values.minutes} minutes: ${answers.toLocaleString('en')} responses, ${wrong} errors, ${ledger.count.toLocaleString('en')} acknowledged writes, ${lost.length} lost. Memory ${first.toFixed(0)} → ${last.toFixed(0)} MB (peak ${most.toFixed(0)} MB), slope of the second half ${slope.toFixed(1)} MB per 1,000 responses (asset server alone ${floor.toFixed(1)} MB)`,
)
for (const text of [...lost, ...tally.beyond, ...tally.refused].slice(0, 20)) console.info(`  ✗ ${text}`)
figure({
  part: 'soak',
  what: `${values.minutes} minutes: memory slope of the second half`,
  value: slope,
  unit: 'MB/1,000 req',
  floor: { what: 'asset server alone', value: floor, unit: 'MB/1,000 req' },
  note: `${first.toFixed(0)} → ${last.toFixed(0)} MB`,
})
figure({
  part: 'soak',
  what: `${values.minutes} minutes: errors`,
  value: wrong,
  unit: 'errors',
  floor: { ...NONE, unit: 'errors' },
  note: `of ${answers.toLocaleString('en')} responses`,
})
figure({
  part: 'soak',
  what: `${values.minutes} minutes: lost writes`,
  value: lost.length,
  unit: 'writes',
  floor: { ...NONE, unit: 'writes' },
  note: `of ${ledger.count.toLocaleString('en')} acknowledged writes`,
})
if (wrong > 0 || lost.length > 0) process.exitCode = 1
