import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { startSites } from '#tests/sites.ts'
import { checkLine, runChecks } from './checks.ts'
import { findTestBrowser } from './find-chromium.ts'
import { run, stopRunning } from './run.ts'
import { type Counts, playwrightCounts, sum, vitestCounts } from './test-counts.ts'
import { type Failure, failureLines, playwrightFailures, vitestFailures } from './test-failures.ts'

// `--all`: what tests/full-run.ts says to the runners that are started here.
if (process.argv.includes('--all')) process.env.TEST_ALL = 'true'

const REPORTS = '.cache/test'
const CRASHED: Counts = { passed: 0, failed: 1 }

/** What a function reads of a runner's report. */
type Read<Reader extends (report: never) => unknown> = Parameters<Reader>[0]

const failures: Failure[] = []

/** What a runner reported; a runner that left no report has failed. */
const counted = <Report>(
  name: string,
  count: (report: Report) => Counts,
  failuresOf: (report: Report) => Failure[],
): Counts => {
  const file = `${REPORTS}/${name}.json`
  if (!existsSync(file)) {
    failures.push({ file, name: '', message: 'テストの実行が報告を残さずに終わりました。' })
    return CRASHED
  }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  failures.push(...failuresOf(report))
  return count(report)
}

const checks = async (): Promise<Counts> => {
  const results = await runChecks()
  for (const result of results) console.log(checkLine(result))
  for (const { name, output } of results.filter((result) => !result.passed))
    failures.push({ file: name, name: '', message: output })
  const passed = results.filter((result) => result.passed && !result.isSkipped).length
  return { passed, failed: results.filter((result) => !result.passed).length }
}

type Project = 'unit' | 'client' | 'worker'

const vitest = async (...projects: Project[]): Promise<Counts> => {
  const name = projects.join('-')
  rmSync(`${REPORTS}/${name}.json`, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`]
  await run('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters], {
    show: true,
  })
  return counted<Read<typeof vitestCounts> & Read<typeof vitestFailures>>(name, vitestCounts, vitestFailures)
}

const browser = async (): Promise<Counts> => {
  rmSync(`${REPORTS}/playwright.json`, { force: true })
  await run('playwright', ['test'], { show: true, env: { CHROMIUM_PATH: await findTestBrowser() } })
  return counted<Read<typeof playwrightCounts> & Read<typeof playwrightFailures>>(
    'playwright',
    playwrightCounts,
    playwrightFailures,
  )
}

const test = async (): Promise<Counts> => {
  mkdirSync(REPORTS, { recursive: true })
  console.log('▸ 型・書式・lint')
  const counts = [await checks()]
  console.log('▸ 単体テスト')
  counts.push(await vitest('unit', 'client'))
  console.log('▸ サイトの準備')
  const { stop } = await startSites()
  try {
    console.log('▸ Workerのテスト')
    counts.push(await vitest('worker'))
    console.log('▸ ブラウザのテスト')
    counts.push(await browser())
  } finally {
    await stop()
  }
  return sum(counts)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopRunning()
    process.exit(1)
  })

const { passed, failed } = await test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return CRASHED
})
if (failures.length) console.log('▸ 失敗したテスト')
for (const failure of failures) console.log(failureLines(failure, process.cwd()))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
