import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { figure } from '#scripts/bench/figures.ts'
import { prepareSiteAndPictures, STATE_DIR } from '#scripts/build/site-steps.ts'
import { askMany } from './asking.ts'
import { Ledger, lostWrites } from './faults/ledger.ts'
import { Tally } from './faults/tally.ts'
import { startTraffic } from './faults/traffic.ts'
import { type PerfSite, servePerfSite } from './perf-site.ts'
import { servePlainAssets } from './plain-assets.ts'
import { usageOf } from './process-usage.ts'
import { plainScenario, scenariosOf } from './scenarios.ts'
import { type Sample, slopeOf } from './slope.ts'

// Everybody at work for ten minutes (`--minutes`): readers at a steady rate over all kinds of requests, members, an editor
// and a publisher as fast as they are answered. What the memory does, what failed, and what was promised and is not there.
// The asset server alone is asked at the same rate for a fifth of the time. What it gains with every answer is the local
// runtime's own: a Worker that says nothing but `ok` gains some twenty kilobytes as well.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const SECONDS = Number(values.minutes) * 60
const PER_SECOND = 60
const SAMPLE_MS = Math.min(5000, (SECONDS * 1000) / 20)
const MB = 2 ** 20
const NONE = { what: '一件もない', value: 0, unit: '件' }

/** The memory of a process, again and again, until it is told to stop. */
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

/** Asks at a steady rate, whatever the answers take. */
const readers = async (
  url: string,
  requests: autocannon.Request[],
  seconds: number,
  statuses: Map<number, number>,
) => {
  const { errors } = await askMany(
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
  await readers(plain.url, plainScenario.asks, Math.max(10, SECONDS / 5), statuses)
  const samples = stop()
  await plain.stop()
  return slopeOf(secondHalf(samples))
}

async function soak(site: PerfSite) {
  const requests = (await scenariosOf(site)).flatMap(({ asks }) => asks).filter(({ next }) => !next)
  const [ledger, tally] = [new Ledger(), new Tally()]
  // Members may keep five thousand records each.
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
  `${values.minutes}分：${answers.toLocaleString('ja-JP')}件の応答、誤り${wrong}件。受け付けた書き込み${ledger.count.toLocaleString('ja-JP')}件、失われた${lost.length}件。メモリ ${first.toFixed(0)} → ${last.toFixed(0)} MB（最大 ${most.toFixed(0)} MB）、後半の傾き 1,000件に ${slope.toFixed(1)} MB（静的な配信だけ ${floor.toFixed(1)} MB）`,
)
for (const text of [...lost, ...tally.beyond, ...tally.refused].slice(0, 20)) console.info(`  ✗ ${text}`)
figure({
  part: 'soak',
  what: `${values.minutes}分：メモリの後半の傾き`,
  value: slope,
  unit: 'MB/1,000件',
  floor: { what: '静的な配信だけ', value: floor, unit: 'MB/1,000件' },
  note: `${first.toFixed(0)} → ${last.toFixed(0)} MB`,
})
figure({
  part: 'soak',
  what: `${values.minutes}分：誤り`,
  value: wrong,
  unit: '件',
  floor: NONE,
  note: `${answers.toLocaleString('ja-JP')}件の応答のうち`,
})
figure({
  part: 'soak',
  what: `${values.minutes}分：失われた書き込み`,
  value: lost.length,
  unit: '件',
  floor: NONE,
  note: `受け付けた${ledger.count.toLocaleString('ja-JP')}件のうち`,
})
if (wrong > 0 || lost.length > 0) process.exitCode = 1
