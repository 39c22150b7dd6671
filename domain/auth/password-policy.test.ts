import { expect, test } from 'vitest'
import { type PasswordPolicy, passwordHint, passwordProblem, SITE_WORDS } from './password-policy.ts'

const LENGTH: PasswordPolicy = { minLength: 6, requires: [] }
const STRICT: PasswordPolicy = { minLength: 10, requires: ['uppercase', 'number', 'symbol'] }

test('the policy is shown before a password is chosen', () => {
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
  [STRICT, 'Tabishirube-2026-Umi', null],
] as const)('by %j %j is answered with %j', (policy, password, problem) => {
  expect(passwordProblem(policy, password)).toBe(problem)
})

const SITE_NAME = 'このサイトの名前に近いため、使えません。ほかの言葉を足してください。'

test('the site’s name with a year or sign added, in any case or width, is refused as a password', () => {
  for (const word of SITE_WORDS)
    for (const password of [`${word}2026`, `${word}-${word}!`, `2026${word.toUpperCase()}`])
      expect([password, passwordProblem(LENGTH, password)]).toEqual([password, SITE_NAME])
  expect(passwordProblem(LENGTH, 'ｓｈｉｒｕｂｅ１２３')).toBe(SITE_NAME)
  expect(passwordProblem(LENGTH, 'shirube-kamome-2026')).toBeNull()
})

test('any characters are accepted unchanged, up to a length of 256', () => {
  for (const password of [
    'ひらがなだけの合言葉',
    'only lower case words',
    '8402917365',
    '🗻🗾⛩🚞♨🍵',
    'x'.repeat(256),
  ])
    expect([password, passwordProblem(LENGTH, password)]).toEqual([password, null])
})
