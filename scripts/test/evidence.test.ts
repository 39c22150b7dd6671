import { expect, test } from 'vitest'
import { linesBetween, safeName } from './evidence.ts'

test('the folder of a test has a valid name, whatever its title', () => {
  const name = safeName('tests/e2e/a.test.ts › 「旅」: "a" | b? <c> …')
  expect(name).toMatch(/^tests-e2e-a-test-ts-旅-a-b-c-[\da-f]{8}$/)
  expect(safeName('x'.repeat(500)).length).toBeLessThan(140)
})

test('titles that differ in special characters only have different folders', () => {
  expect(safeName('a b')).not.toBe(safeName('a: b'))
})

test('only the log lines of a test’s duration are saved', () => {
  const at = (second: number) => new Date(second * 1000).toISOString()
  const log = [1, 2, 3, 4].map((second) => `${at(second)} line ${second}`).join('\n')
  expect(linesBetween(log, 2000, 3000)).toEqual([`${at(2)} line 2`, `${at(3)} line 3`])
})
