/** What failed, to be told again at the end of a long run: who reads only the end learns what to look at. */
export type Failure = { file: string; name: string; message: string }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

export const vitestFailures = ({ testResults }: VitestReport): Failure[] =>
  testResults.flatMap(({ name: file, status, message = '', assertionResults }) => {
    if (status === 'failed' && !assertionResults.length) return [{ file, name: '', message }]
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        message: failureMessages?.join('\n') ?? '',
      }))
  })

type Suite = {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

export const playwrightFailures = ({ suites, errors }: PlaywrightReport): Failure[] => [
  ...specsOf({ suites })
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file: `tests/e2e/${file}`,
      name: title,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    })),
  ...errors.map(({ message = '' }) => ({ file: 'tests/e2e', name: '', message })),
]

/** Colours of the terminal, which reports keep. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are
const COLOURS = /\u001b\[[0-9;]*m/g
const LINES = 12

/** `root` is taken away from the files, so that they are read as the project names them. */
export const failureLines = ({ file, name, message }: Failure, root: string): string => {
  const heading = [file.replace(`${root}/`, ''), name].filter(Boolean).join(' › ')
  const lines = message.replace(COLOURS, '').trim().split('\n').slice(0, LINES)
  return [`✗ ${heading}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
