import { expect, test } from 'vitest'
import { playwrightCounts, sum, vitestCounts } from './test-counts.ts'

test('a test file that does not load counts as one failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(vitestCounts({ success: false, numPassedTests: 3, numFailedTests: 0, testResults })).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('a run that failed is never reported as clean', () => {
  expect(vitestCounts({ success: false, numPassedTests: 3, numFailedTests: 0, testResults: [] }).failed).toBe(
    1,
  )
})

test('an error outside of any browser test counts', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2 })
})

test('the totals of all runners are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 10, failed: 0 },
    ]),
  ).toEqual({ passed: 11, failed: 2 })
})
