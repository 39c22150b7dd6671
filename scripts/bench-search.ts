import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runOrThrow } from './run.ts'
import { serveSite } from './serve.ts'
import { build, migrate } from './site-steps.ts'
import { hashOf, step } from './step.ts'

// How long the built Worker takes to answer a search over 20,000 rows: `npm run bench`. A report, not a test: what it
// says depends on the machine and on what else runs there.

const STATE = '.cache/bench'
const INPUTS = ['{scripts/seed,seed/**/*,domain/**/*}.ts', 'worker/db/**/*.{ts,sql}']

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '30' },
  },
})

/** From the rare to the word that half of all pages have. */
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

/** What workerd has computed so far, in milliseconds, whatever else the machine does; 0 where /proc is not there. */
const cpuTime = (): number => {
  if (!existsSync('/proc/self/stat')) return 0
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + cpuTimeOfChild(pid), 0)
}

const TICK_MS = 10

const cpuTimeOfChild = (pid: string): number => {
  try {
    // After the name in brackets: state, parent, …, and from the twelfth on user and system ticks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (Number(fields[1]) !== process.pid) return 0
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    // A process that ended meanwhile.
    return 0
  }
}

const ms = (time: number): string => `${time.toFixed(1)} ms`.padStart(9)
const at = (sorted: readonly number[], part: number): string =>
  ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

await migrate(STATE)
await step({
  title: `負荷測定用の記事 ${values.articles}件`,
  name: 'bench-seed',
  folder: STATE,
  stamp: hashOf(INPUTS, [values.articles]),
  isMade: () => existsSync(STATE),
  run: () =>
    runOrThrow('node', ['scripts/seed.ts', '--state', STATE, '--articles', values.articles], { show: true }),
})
await build()
const site = await serveSite({ stateDir: STATE })

const timed = async (path: string): Promise<number> => {
  const begun = performance.now()
  const response = await fetch(new URL(`/v1/${path}`, site.url))
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - begun
}

console.info(
  `\n${'p50'.padStart(9)} ${'p95'.padStart(9)} ${'CPU'.padStart(9)}   /v1/…（往復、${values.rounds}回）`,
)
const all: number[] = []
for (const path of QUERIES) {
  // The first answers pay for reading the file and compiling the code.
  for (let round = 0; round < 3; round += 1) await timed(path)
  const times: number[] = []
  const before = cpuTime()
  for (let round = 0; round < Number(values.rounds); round += 1) times.push(await timed(path))
  const cpu = (cpuTime() - before) / times.length
  all.push(...times)
  times.sort((a, b) => a - b)
  console.info(`${at(times, 0.5)} ${at(times, 0.95)} ${ms(cpu)}   ${path}`)
}
all.sort((a, b) => a - b)
console.info(`${at(all, 0.5)} ${at(all, 0.95)} ${' '.repeat(9)}   すべて`)
await site.stop()
