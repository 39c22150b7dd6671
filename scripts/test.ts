import { mkdirSync, rmSync } from 'node:fs'
import { startSites } from '#tests/sites.ts'
import { checkLine, runChecks } from './checks/checks.ts'
import { stopRunning } from './local/run.ts'
import { FAILED, type Failure, playwrightEvidence, vitestEvidence } from './test/evidence.ts'
import { phase, timeTable } from './test/phases.ts'
import { brokenRun, failureLines, type TestResult } from './test/results.ts'
import { type Project, runPlaywright, runVitest } from './test/runners.ts'

// `--all` sets TEST_ALL for the runners (tests/full-run.ts).
if (process.argv.includes('--all')) process.env.TEST_ALL = 'true'

const results: TestResult[] = []
const failures: Failure[] = []

const checks = async () => {
  for (const check of await runChecks()) {
    console.log(checkLine(check))
    if (check.isSkipped) continue
    const { name, passed, output } = check
    results.push({ ...brokenRun('npm run check', output), name, passed })
  }
}

const vitest = async (...projects: Project[]) => {
  const own = await runVitest(projects)
  results.push(...own)
  failures.push(...(await vitestEvidence(projects, own)))
}

const browser = async () => {
  const own = await runPlaywright()
  results.push(...own)
  failures.push(...(await playwrightEvidence(own)))
}

const test = async () => {
  rmSync(FAILED, { recursive: true, force: true })
  mkdirSync(FAILED, { recursive: true })
  // Preparation, checks and unit tests run at the same time, as each often waits.
  const preparation = phase('preparation', startSites, { withServers: true })
  preparation.catch(() => {})
  await phase('checks', checks)
  await phase('unit', () => vitest('unit', 'client'))
  const { stop } = await preparation
  // Each of these keeps two cores busy, so they run one after the other.
  try {
    await phase('Worker', () => vitest('worker'), { withServers: true })
    await phase('browser', browser, { withServers: true })
  } finally {
    await stop()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopRunning()
    process.exit(1)
  })

await test().catch((error: unknown) => {
  results.push(brokenRun('npm test', error instanceof Error ? error.message : String(error)))
})
console.log(timeTable(performance.now() / 1000))

const failed = results.filter((result) => !result.passed)
if (failed.length) console.log('▸ failed')
for (const result of failed) {
  const failure = failures.find((one) => one.result === result)
  console.log(failureLines(result, failure && [failure.secondRun, failure.folder]))
}
const passed = results.length - failed.length
// A pipe may still be full of what was printed before.
process.stdout.write(`${passed} passed, ${failed.length} failed\n`, () =>
  process.exit(failed.length === 0 && passed > 0 ? 0 : 1),
)
