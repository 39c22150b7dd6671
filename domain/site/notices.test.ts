import { expect, test } from 'vitest'
import { noticeOfCookie } from './notices.ts'

test.each([
  ['logged-in', 'ログインしました。', 'success', 'R231'],
  ['login-added', 'ログイン情報の追加に成功しました。', 'success', 'R232'],
  ['login-failed', 'ログインに失敗しました。再度お試しください。', 'info', 'R145, R233'],
  ['logout-failed', 'ログアウトに失敗しました。再度お試しください。', 'danger', 'R234'],
])('%s gives 「%s」 as %s (%s)', (code, text, color) => {
  expect(noticeOfCookie(code)).toEqual({ text, color })
})

test.each(['', 'constructor', '__proto__', 'toString', 'LOGGED-IN', '<b>', 'logged-in '])(
  'the code %j gives none',
  (code) => {
    expect(noticeOfCookie(code)).toBeNull()
  },
)
