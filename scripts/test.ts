import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { startSites } from '#tests/sites.ts'
import { checkLine, runChecks } from './checks.ts'
import { findTestBrowser } from './find-chromium.ts'
import { run, stopRunning } from './run.ts'
import { type Counts, playwrightCounts, sum, vitestCounts } from './test-counts.ts'

const REPORTS = '.cache/test'
const CRASHED: Counts = { passed: 0, failed: 1 }

/** What a runner reported; a runner that left no report has failed. */
const counted = <Report>(name: string, count: (report: Report) => Counts): Counts => {
  const file = `${REPORTS}/${name}.json`
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : CRASHED
}

const checks = async (): Promise<Counts> => {
  const results = await runChecks()
  for (const result of results) console.log(checkLine(result))
  const passed = results.filter((result) => result.passed).length
  return { passed, failed: results.length - passed }
}

type Project = 'unit' | 'client' | 'worker'

const vitest = async (...projects: Project[]): Promise<Counts> => {
  const name = projects.join('-')
  rmSync(`${REPORTS}/${name}.json`, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`]
  await run('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters], {
    show: true,
  })
  return counted(name, vitestCounts)
}

const browser = async (): Promise<Counts> => {
  rmSync(`${REPORTS}/playwright.json`, { force: true })
  await run('playwright', ['test'], { show: true, env: { CHROMIUM_PATH: await findTestBrowser() } })
  return counted('playwright', playwrightCounts)
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
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
