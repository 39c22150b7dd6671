import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findTestBrowser } from '../local/find-chromium.ts'
import { run } from '../local/run.ts'
import {
  brokenRun,
  type PlaywrightReport,
  playwrightResults,
  type TestResult,
  type VitestReport,
  vitestResults,
} from './results.ts'

export const REPORTS = '.cache/test'

type Runner<Report> = {
  command: 'vitest' | 'playwright'
  args: string[]
  report: string
  env?: Record<string, string>
  resultsOf: (report: Report) => TestResult[]
}

const runReported = async <Report>({ command, args, report, env = {}, resultsOf }: Runner<Report>) => {
  rmSync(report, { force: true })
  const { status } = await run(command, args, { show: true, env })
  if (!existsSync(report)) return [brokenRun(command, 'ended without a report; see its output above')]
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')))
  const isExplained = status === 0 || results.some(({ passed }) => !passed)
  return isExplained
    ? results
    : [
        ...results,
        brokenRun(command, `ended with exit code ${status} although no test failed; see its output above`),
      ]
}

export type Project = 'unit' | 'client' | 'worker'

export const runVitest = (projects: Project[], args: string[] = [], name = projects.join('-')) => {
  const report = `${REPORTS}/${name}.json`
  return runReported({
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...args,
    ],
    report,
    resultsOf: (read: VitestReport) => vitestResults(read, process.cwd()),
  })
}

export const runPlaywright = async (args: string[] = [], name = 'playwright') => {
  const report = `${REPORTS}/${name}.json`
  return runReported({
    command: 'playwright',
    args: ['test', '--output', `${REPORTS}/${name}`, ...args],
    report,
    env: { CHROMIUM_PATH: await findTestBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    resultsOf: (read: PlaywrightReport) => playwrightResults(read),
  })
}
