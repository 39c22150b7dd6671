/** The result of a test. Files that fail to load and errors outside of tests have no `name`. */
export type TestResult = {
  file: string
  name: string
  passed: boolean
  message: string
  /** Milliseconds since 1970. Vitest only reports them per file. */
  begin: number
  end: number
  /** Screenshots, traces and request logs of the browser. */
  attachments: { name: string; path: string }[]
}

const NOTHING = { message: '', begin: 0, end: 0, attachments: [] }

/** The result of a run without a report, or that failed without a failed test. */
export const brokenRun = (file: string, message: string): TestResult => ({
  ...NOTHING,
  file,
  name: '',
  passed: false,
  message,
})

export type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** @param root the folder that file names become relative to */
export const vitestResults = ({ testResults }: VitestReport, root: string): TestResult[] =>
  testResults.flatMap(({ name, status, message = '', startTime, endTime, assertionResults }) => {
    const shared = { ...NOTHING, file: name.replace(`${root}/`, ''), begin: startTime, end: endTime }
    if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed'))
      return [{ ...shared, name: '', passed: false, message }]
    return assertionResults
      .filter((result) => ['passed', 'failed'].includes(result.status))
      .map(({ fullName, failureMessages, ...result }) => ({
        ...shared,
        name: fullName,
        passed: result.status === 'passed',
        message: failureMessages?.join('\n') ?? '',
      }))
  })

type Suite = {
  suites?: Suite[]
  specs?: { file: string; title: string; tests: { status: string; results: Attempt[] }[] }[]
}
type Attempt = {
  startTime: string
  duration: number
  errors?: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const attemptResult = ({ startTime, duration, errors = [], attachments = [] }: Attempt) => ({
  message: errors.map(({ message = '' }) => message).join('\n'),
  begin: Date.parse(startTime),
  end: Date.parse(startTime) + duration,
  attachments: attachments.flatMap(({ name, path }) => (path ? [{ name, path }] : [])),
})

export const playwrightResults = ({ suites, errors }: PlaywrightReport): TestResult[] => [
  ...specsOf({ suites }).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        ...NOTHING,
        ...(results[0] && attemptResult(results[0])),
        file: `tests/e2e/${file}`,
        name: title,
        passed: status === 'expected',
      })),
  ),
  ...errors.map(({ message = '' }) => brokenRun('tests/e2e', message)),
]

/** Terminal colours in reports. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are control characters
const COLOURS = /\u001b\[[0-9;]*m/g
const MAX_LINES = 12
/** The texts that property tests try may have a hundred thousand characters. */
const MAX_COLUMNS = 500

export const plain = (message: string): string => message.replace(COLOURS, '').trim()

export const titleOf = ({ file, name }: Pick<TestResult, 'file' | 'name'>): string =>
  [file, name].filter(Boolean).join(' › ')

/** The lines of a failure in the summary at the end of a run. */
export const failureLines = (failure: TestResult, notes: string[] = []): string => {
  const lines = plain(failure.message)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_COLUMNS))
  return [`✗ ${titleOf(failure)}`, ...[...lines, ...notes].map((line) => `    ${line}`)].join('\n')
}
