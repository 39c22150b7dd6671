import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SITE_LOG } from '#tests/site-log.ts'
import { plain, type TestResult, titleOf } from './results.ts'
import { type Project, REPORTS, runPlaywright, runVitest } from './runners.ts'

/** What is known of each failed test of the last run, a folder each. */
export const FAILED = `${REPORTS}/failed`

/** More than these are not run again: then it is not one test that is broken. */
const MAX_SECOND_RUNS = 20
const SECOND_RUN_MS = 300_000
const MAX_NAME = 120

/** A name for a folder that every file system and archive takes. Two tests never share one. */
export const safeName = (title: string): string => {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 8)
  return `${[...name].slice(0, MAX_NAME).join('')}-${hash}`
}

/** The lines of a log, each beginning with its time (ISO 8601), from one moment to another. */
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

/** A failed test, what happened when it was run a second time, and where what is known of it lies. */
export type Failure = { result: TestResult; secondRun: string; folder: string }

const outcome = (second: TestResult | undefined): string => {
  if (!second) return 'not run a second time'
  return second.passed ? 'passed on the second run: flaky' : 'failed again on the second run'
}

/** Saves what is known of a failed test. @returns where */
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
  console.log('▸ failed tests, once more for the record: they stay failed')
  return withEvidence(failed, await runAgain(named))
}

/** Runs the failed tests of Vitest once more, and saves what is known of each. */
export const vitestEvidence = (projects: Project[], results: TestResult[]) =>
  gather(results, (named) => {
    const names = named.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
    const files = [...new Set(named.map(({ file }) => file))]
    return runVitest(projects, [...files, '-t', `^(?:${names})$`], `${projects.join('-')}-again`)
  })

/** The same for the browser's, with a trace and a list of requests (tests/e2e/request-log.ts). */
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
