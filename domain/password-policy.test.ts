import { expect, test } from 'vitest'
import { type PasswordPolicy, passwordHint, passwordProblem } from './password-policy.ts'

const LENGTH: PasswordPolicy = { minLength: 6, requires: [] }
const STRICT: PasswordPolicy = { minLength: 10, requires: ['uppercase', 'number', 'symbol'] }

test('a policy is told before a password is chosen', () => {
  expect(passwordHint(LENGTH)).toBe('6文字以上。')
  expect(passwordHint(STRICT)).toBe('10文字以上。英大文字、数字、記号を含めてください。')
})

test.each([
  [LENGTH, 'tabi-', '6文字以上で入力してください。'],
  [LENGTH, 'tabi-2', null],
  [LENGTH, '👍👍👍👍👍', '6文字以上で入力してください。'],
  [LENGTH, ' tabi-2026', '前後の空白を取り除いてください。'],
  [LENGTH, 'x'.repeat(257), '256文字以内で入力してください。'],
  [STRICT, 'tabi-2026', '10文字以上で入力してください。'],
  [STRICT, 'tabishirube', '英大文字、数字、記号を含めてください。'],
  [STRICT, 'Tabishirube-2026', null],
] as const)('by %j %j is answered with %j', (policy, password, problem) => {
  expect(passwordProblem(policy, password)).toBe(problem)
})
