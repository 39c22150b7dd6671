import { expect, test } from 'vitest'
import { secondsTo, stressPlan, tallyLines } from './stress-plan.ts'

test('a stressed run without a choice is all that runs on the sites', () => {
  expect(stressPlan([])).toEqual({
    projects: ['worker'],
    vitestPaths: [],
    browserPaths: [],
    needsSites: true,
  })
})

test('a suite is run whole, and nothing beside it', () => {
  expect(stressPlan(['unit'])).toEqual({
    projects: ['unit', 'client'],
    vitestPaths: [],
    browserPaths: null,
    needsSites: false,
  })
  expect(stressPlan(['browser'])).toMatchObject({ vitestPaths: null, browserPaths: [] })
})

test('paths go to the runner that knows them', () => {
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

test('what fails most often is listed first', () => {
  const tally = new Map([
    ['a', { failed: 1, message: 'late\nmore' }],
    ['b', { failed: 3, message: 'wrong' }],
  ])
  expect(tallyLines(tally, 3)).toEqual(['✗ 3 of 3: b\n    wrong', '✗ 1 of 3: a\n    late'])
})

test('a clock is put forward to a time in Japan, or back', () => {
  const now = Date.parse('2026-11-23T00:00:00Z')
  expect(secondsTo('2026-11-23 09:01:00', now)).toBe(60)
  expect(secondsTo('2026-11-23 08:59:00', now)).toBe(-60)
  expect(() => secondsTo('tomorrow', now)).toThrow('--clock "tomorrow"')
})
