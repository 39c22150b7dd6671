import { expect, test } from 'vitest'
import { secondsTo, stressPlan, tallyLines } from './stress-plan.ts'

test('a stress run without arguments runs all suites that use sites', () => {
  expect(stressPlan([])).toEqual({
    projects: ['worker'],
    vitestPaths: [],
    browserPaths: [],
    needsSites: true,
  })
})

test('a named suite runs completely, and nothing else', () => {
  expect(stressPlan(['unit'])).toEqual({
    projects: ['unit', 'client'],
    vitestPaths: [],
    browserPaths: null,
    needsSites: false,
  })
  expect(stressPlan(['browser'])).toMatchObject({ vitestPaths: null, browserPaths: [] })
})

test('paths are passed to the runner of their suite', () => {
  const worker = 'tests/worker/routes.test.ts'
  const browser = 'tests/e2e/map.test.ts'
  expect(stressPlan([worker, browser])).toEqual({
    projects: ['unit', 'client', 'worker'],
    vitestPaths: [worker],
    browserPaths: [browser],
    needsSites: true,
  })
  expect(stressPlan([browser])).toMatchObject({ vitestPaths: null, browserPaths: [browser] })
})

test('the most frequent failures are listed first', () => {
  const tally = new Map([
    ['a', { failed: 1, message: 'late\nmore' }],
    ['b', { failed: 3, message: 'wrong' }],
  ])
  expect(tallyLines(tally, 3)).toEqual(['✗ 3 of 3: b\n    wrong', '✗ 1 of 3: a\n    late'])
})

test('the clock offset of a time in Japan can be positive or negative', () => {
  const now = Date.parse('2026-11-23T00:00:00Z')
  expect(secondsTo('2026-11-23 09:01:00', now)).toBe(60)
  expect(secondsTo('2026-11-23 08:59:00', now)).toBe(-60)
  expect(() => secondsTo('tomorrow', now)).toThrow('--clock "tomorrow"')
})
