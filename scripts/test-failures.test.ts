import { expect, test } from 'vitest'
import { failureLines, playwrightFailures, vitestFailures } from './test-failures.ts'

test('a test that failed is told with its file, its sentence and what it said', () => {
  const assertionResults = [
    { fullName: 'the one', status: 'passed' },
    { fullName: 'the other', status: 'failed', failureMessages: ['AssertionError: 1 is not 2'] },
  ]
  const [failure, ...others] = vitestFailures({
    testResults: [{ name: '/site/domain/a.test.ts', status: 'failed', assertionResults }],
  })
  expect(others).toEqual([])
  expect(failureLines(failure as never, '/site')).toBe(
    '✗ domain/a.test.ts › the other\n    AssertionError: 1 is not 2',
  )
})

test('a test file that does not load is told by its name alone', () => {
  const testResults = [
    { name: '/site/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(vitestFailures({ testResults })).toEqual([
    { file: '/site/a.test.ts', name: '', message: 'no such module' },
  ])
})

test('failed browser tests are found in suites within suites, and errors outside of them too', () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'home.test.ts',
    title,
    ok,
    tests: [{ results: [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }] }],
  })
  const suites = [{ specs: [spec('fine', true)], suites: [{ specs: [spec('broken', false)] }] }]
  const failures = playwrightFailures({ suites, errors: [{ message: 'no browser' }] })
  expect(failures.map((failure) => failureLines(failure, '/site'))).toEqual([
    '✗ tests/e2e/home.test.ts › broken\n    too late',
    '✗ tests/e2e\n    no browser',
  ])
})

test('a long message is cut, for the whole of it stands further up', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n')
  expect(failureLines({ file: 'a.test.ts', name: 'b', message }, '/site').split('\n')).toHaveLength(13)
})
