import { expect, test, vi } from 'vitest'
import { refuseSession } from '../api/token-source.ts'
import { registerTokens } from './register-tokens.ts'
import { sessionOverText } from './session-over.ts'

vi.mock('./sign-out.ts', () => new Promise(() => {}))

test('the reason for the end of a session is stored before the code of signing out is loaded', () => {
  registerTokens()
  void refuseSession('パスワードが変更されたため、ログアウトしました。')
  expect(sessionOverText.get()).toBe('パスワードが変更されたため、ログアウトしました。')
})
