import { expect, test } from 'vitest'
import { failureLines, playwrightResults, vitestResults } from './results.ts'

const WHEN = { startTime: 1000, endTime: 2000 }

test('a failed test is listed with its file, title and message', () => {
  const assertionResults = [
    { fullName: 'the one', status: 'passed' },
    { fullName: 'the other', status: 'failed', failureMessages: ['AssertionError: 1 is not 2'] },
    { fullName: 'not run', status: 'skipped' },
  ]
  const report = { testResults: [{ name: '/site/a.test.ts', status: 'failed', ...WHEN, assertionResults }] }
  const [passed, failed, ...others] = vitestResults(report, '/site')
  expect(others).toEqual([])
  expect(passed).toMatchObject({ name: 'the one', passed: true, begin: 1000, end: 2000 })
  expect(failureLines(failed as never, ['note'])).toBe(
    '✗ a.test.ts › the other\n    AssertionError: 1 is not 2\n    note',
  )
})

test('a file that fails to load, or fails after its tests, is one failure', () => {
  const broken = { name: '/site/a.test.ts', status: 'failed', message: 'no such module', ...WHEN }
  for (const assertionResults of [[], [{ fullName: 'the one', status: 'passed' }]])
    expect(vitestResults({ testResults: [{ ...broken, assertionResults }] }, '/site')).toEqual([
      expect.objectContaining({ file: 'a.test.ts', name: '', passed: false, message: 'no such module' }),
    ])
})

test('browser tests are found in nested suites, and errors outside of tests too', () => {
  const startTime = '1970-01-01T00:00:01.000Z'
  const attachments = [{ name: 'trace', path: 'trace.zip' }, { name: 'in the report' }]
  const results = [
    { startTime, duration: 500, errors: [{ message: '\u001b[31mtoo late\u001b[39m' }], attachments },
  ]
  const spec = (title: string, status: string) => ({
    file: 'home.test.ts',
    title,
    tests: [{ status, results }],
  })
  const suites = [
    { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('broken', 'unexpected')] }] },
    { specs: [spec('left out', 'skipped')] },
  ]
  const [fine, broken, error, ...others] = playwrightResults({ suites, errors: [{ message: 'no browser' }] })
  expect(others).toEqual([])
  expect(fine?.passed).toBe(true)
  expect(broken).toMatchObject({
    begin: 1000,
    end: 1500,
    attachments: [{ name: 'trace', path: 'trace.zip' }],
  })
  expect(failureLines(broken as never)).toBe('✗ tests/e2e/home.test.ts › broken\n    too late')
  expect(failureLines(error as never)).toBe('✗ tests/e2e\n    no browser')
})

test('a long message is truncated in the list, and so are its lines', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}${' '.repeat(100_000)}`).join('\n')
  const failure = { file: 'a.test.ts', name: 'b', passed: false, message, begin: 0, end: 0, attachments: [] }
  expect(failureLines(failure).split('\n')).toHaveLength(13)
  expect(failureLines(failure).length).toBeLessThan(10_000)
})
