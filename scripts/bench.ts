import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchDocument } from './bench/document.ts'
import { BENCH_PARTS, type BenchPart, FIGURES_ARTICLES, FIGURES_FILE, readFigures } from './bench/figures.ts'
import { machineLines } from './bench/machine.ts'
import { benchTables } from './bench/table.ts'
import { prepareSiteAndPictures } from './build/site-steps.ts'
import { run } from './local/run.ts'

// Runs all benchmarks and prints their figures: `npm run bench`. `--only load,search` runs some parts. `--quick` shortens
// each part and skips the long ones; `--soak` keeps the soak test, which takes `--minutes 10`. What depends on the number
// of articles is measured with `--articles 0,10000,100000` besides the sample content. A complete run writes docs/bench.md.

const FILE = '.cache/bench-figures.jsonl'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    articles: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

/** Enough to notice a regression. */
const few = (rounds: string): string[] => (values.quick ? ['--rounds', rounds] : [])

/** The scripts of each part. Each script also runs alone. */
const SCRIPTS: Record<BenchPart, string[][]> = {
  build: [['scripts/bench/build.ts']],
  bytes: [['scripts/bench/bytes.ts']],
  reading: [['scripts/bench/reading.ts'], ['scripts/bench/first-press.ts']],
  load: [['tests/perf/load.ts']],
  rows: [['scripts/bench/rows.ts'], ['scripts/bench/size.ts']],
  search: [['scripts/bench/search.ts', ...few('10')]],
  publish: [['scripts/bench/affected.ts'], ['scripts/bench/publish.ts']],
  office: [['scripts/bench/office.ts', ...few('8')]],
  redirects: [['scripts/bench/redirects.ts']],
  browser: [['scripts/bench/shelf.ts'], ['scripts/bench/guide.ts']],
  soak: [['tests/perf/soak.ts', '--minutes', values.minutes]],
}
/** Measured at each number of articles. */
const BY_SIZE: readonly BenchPart[] = ['build', 'load', 'rows', 'search', 'publish', 'office']
const SIZES = (values.articles ?? (values.quick ? '2000' : '0,10000,100000')).split(',')
/** Skipped by `--quick`. */
const LONG: readonly BenchPart[] = ['reading', 'browser', 'soak']

const isBenchPart = (name: string): name is BenchPart => BENCH_PARTS.some((part) => part === name)

const wantedParts = (): BenchPart[] => {
  const named = values.only?.split(',') ?? []
  const unknown = named.filter((name) => !isBenchPart(name))
  if (unknown.length > 0) {
    console.error(`--only ${unknown.join(',')}: unknown part. Choose from ${BENCH_PARTS.join(', ')}.`)
    process.exit(2)
  }
  if (named.length > 0) return named.filter(isBenchPart)
  return BENCH_PARTS.filter(
    (part) => !values.quick || !LONG.includes(part) || (part === 'soak' && values.soak),
  )
}

const parts = wantedParts()
const isWhole = !values.only && !values.quick
const begun = performance.now()
mkdirSync('.cache', { recursive: true })
rmSync(FILE, { force: true })
await prepareSiteAndPictures()
const failed: string[] = []
for (const part of parts)
  for (const [script = '', ...args] of SCRIPTS[part])
    for (const articles of BY_SIZE.includes(part) ? SIZES : ['']) {
      const size = articles ? ['--articles', articles] : []
      const title = [script, ...size].join(' ')
      console.info(`\n━━ ${title} ━━`)
      const { status } = await run('node', [script, ...size, ...args], {
        show: true,
        env: { [FIGURES_FILE]: FILE, [FIGURES_ARTICLES]: articles, BENCH_QUICK: String(values.quick) },
      })
      if (status !== 0) failed.push(title)
    }
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
const figures = readFigures(FILE)
const machine = await machineLines(new Date())
console.info(`\n${machine.join('\n')}\n- Duration: ${minutes} min\n\n${benchTables(figures)}`)
if (isWhole || values.write) {
  writeFileSync('docs/bench.md', benchDocument(machine, figures))
  console.info('\n✓ Wrote docs/bench.md')
}
for (const script of failed) console.error(`✗ ${script} failed or missed a goal. See its output above.`)
process.exitCode = failed.length > 0 ? 1 : 0
