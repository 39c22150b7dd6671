import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SITE_LOG } from '#tests/site-log.ts'
import { plain, type TestResult, titleOf } from './results.ts'
import { type Project, REPORTS, runPlaywright, runVitest } from './runners.ts'

/** Evidence of the failed tests of the last run, one folder each. */
export const FAILED = `${REPORTS}/failed`

/** With more failures the cause is not a single test, and none is run again. */
const MAX_SECOND_RUNS = 20
const SECOND_RUN_MS = 300_000
const MAX_NAME = 120

/** A unique folder name that every file system and archive accepts. */
export const safeName = (title: string): string => {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 8)
  return `${[...name].slice(0, MAX_NAME).join('')}-${hash}`
}

/** The lines of a log between two times. Lines begin with an ISO 8601 time. */
export const linesBetween = (log: string, begin: number, end: number): string[] => {
  const [from, until] = [begin, end].map((time) => new Date(time).toISOString()) as [string, string]
  return log
    .split('\n')
    .filter((line) => line.slice(0, from.length) >= from && line.slice(0, from.length) <= until)
}

const save = (result: TestResult, folder: string): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'message.txt'), `${titleOf(result)}\n\n${plain(result.message) || 'passed'}\n`)
  if (result.end && existsSync(SITE_LOG))
    writeFileSync(
      join(folder, 'sites.log'),
      linesBetween(readFileSync(SITE_LOG, 'utf8'), result.begin, result.end).join('\n'),
    )
  for (const { path } of result.attachments)
    if (existsSync(path)) copyFileSync(path, join(folder, basename(path)))
}

/** A failed test, the outcome of its second run, and the folder of its evidence. */
export type Failure = { result: TestResult; secondRun: string; folder: string }

const outcome = (second: TestResult | undefined): string => {
  if (!second) return 'not run a second time'
  return second.passed ? 'passed on the second run: flaky' : 'failed again on the second run'
}

/** Saves the evidence of a failed test. @returns its folder */
export const saveEvidence = (failed: TestResult, second?: TestResult): string => {
  const folder = join(FAILED, safeName(titleOf(failed)))
  save(failed, folder)
  if (second) save(second, join(folder, 'second-run'))
  return folder
}

const withEvidence = (failed: TestResult[], second: TestResult[]): Failure[] =>
  failed.map((result) => {
    const again = second.find((one) => one.name && titleOf(one) === titleOf(result))
    return { result, secondRun: outcome(again), folder: saveEvidence(result, again) }
  })

type SecondRun = (named: TestResult[]) => Promise<TestResult[]>

const gather = async (results: TestResult[], runAgain: SecondRun): Promise<Failure[]> => {
  const failed = results.filter(({ passed }) => !passed)
  const named = failed.filter(({ name }) => name)
  if (named.length === 0 || named.length > MAX_SECOND_RUNS) return withEvidence(failed, [])
  console.log('▸ running failed tests again for evidence (they still count as failed)')
  return withEvidence(failed, await runAgain(named))
}

/** Runs the failed tests of Vitest again, and saves their evidence. */
export const vitestEvidence = (projects: Project[], results: TestResult[]) =>
  gather(results, (named) => {
    const names = named.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
    const files = [...new Set(named.map(({ file }) => file))]
    return runVitest(projects, [...files, '-t', `^(?:${names})$`], `${projects.join('-')}-again`)
  })

/** The same for browser tests, with a trace and a list of requests (tests/e2e/request-log.ts). */
export const playwrightEvidence = (results: TestResult[]) =>
  gather(results, () =>
    runPlaywright(
      [
        ...['--last-failed', '--last-failed-file', `${REPORTS}/playwright/.last-run.json`],
        ...['--trace=on', '--workers=1', `--global-timeout=${SECOND_RUN_MS}`],
      ],
      'playwright-again',
    ),
  )
