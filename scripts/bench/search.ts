import { parseArgs } from 'node:util'
import { ownWorkerds, usageOf } from '#tests/perf/process-usage.ts'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { build } from '../build/site-steps.ts'
import { serveSite } from '../local/serve.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { figure } from './figures.ts'
import { benchState } from './state.ts'

// Response times of searches among many articles: `npm run bench`. A report, not a test: the times depend on the machine.
// The floor is the same queries by SQLite in Node.

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '30' },
  },
})

/** From rare words to one that half of all pages have. */
const QUERIES = [
  'search?q=城崎',
  'search?q=かなざわ',
  'search?q=京都',
  'search?q=京都 紅葉',
  'search?q=温泉',
  'search?q=温泉&kind=hotel',
  'search?q=海',
  'search?q=抹茶 スイーツ',
  'search?q=温泉 海',
  'search?q=京都タワー',
  'search?month=11',
  'search/suggest?q=き',
  'search/suggest?q=温泉',
]

const ms = (time: number): string => `${time.toFixed(1)} ms`.padStart(9)
const at = (sorted: readonly number[], part: number): string =>
  ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

const state = await benchState(Number(values.articles))
await build()
const site = await serveSite({ stateDir: state, onLog: () => {} })
const [pid = 0] = ownWorkerds()
const cpuTime = () => usageOf(pid).cpuMs

const timed = async (path: string): Promise<number> => {
  const begun = performance.now()
  const response = await fetch(new URL(`/v1/${path}`, site.url))
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - begun
}

console.info(
  `\n${'p50'.padStart(9)} ${'p95'.padStart(9)} ${'CPU'.padStart(9)}   /v1/… (round trips, ${values.rounds} rounds)`,
)
const all: number[] = []
let allCpu = 0
for (const path of QUERIES) {
  // Warm-up: the first requests read the file and compile the code.
  for (let round = 0; round < 3; round += 1) await timed(path)
  const times: number[] = []
  const before = cpuTime()
  for (let round = 0; round < Number(values.rounds); round += 1) times.push(await timed(path))
  const cpu = (cpuTime() - before) / times.length
  all.push(...times)
  allCpu += cpu / QUERIES.length
  times.sort((a, b) => a - b)
  console.info(`${at(times, 0.5)} ${at(times, 0.95)} ${ms(cpu)}   ${path}`)
}
await site.stop()

/** The same searches by SQLite in this process, without Worker, connection and JSON. */
const alone = async (): Promise<number[]> => {
  const { db, close } = openSqliteD1(localD1File(state))
  const times: number[] = []
  for (const path of QUERIES) {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const content = createContentRepository(db, new Date())
    const { q: keyword = '', ...rest } = Object.fromEntries(searchParams)
    for (let round = 0; round < 5; round += 1) {
      const begun = performance.now()
      if (pathname.endsWith('suggest')) await content.suggest(keyword)
      else await content.search({ ...rest, keyword } as Parameters<typeof content.search>[0], { perKind: 20 })
      if (round > 0) times.push(performance.now() - begun)
    }
  }
  close()
  return times.sort((a, b) => a - b)
}

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
all.sort((a, b) => a - b)
const floors = await alone()
console.info(`${at(all, 0.5)} ${at(all, 0.95)} ${' '.repeat(9)}   all`)
console.info(`${at(floors, 0.5)} ${at(floors, 0.95)} ${' '.repeat(9)}   SQLite alone`)
for (const [name, share] of [
  ['median', 0.5],
  ['p95', 0.95],
] as const)
  figure({
    part: 'search',
    what: `search: ${name}`,
    value: part(all, share),
    unit: 'ms',
    floor: { what: 'SQLite alone', value: part(floors, share), unit: 'ms' },
    note: `${QUERIES.length} queries, round trips`,
  })
figure({
  part: 'search',
  what: 'search: CPU',
  value: allCpu,
  unit: 'ms',
  floor: {
    what: 'SQLite alone, mean',
    value: floors.reduce((sum, one) => sum + one, 0) / floors.length,
    unit: 'ms',
  },
})
