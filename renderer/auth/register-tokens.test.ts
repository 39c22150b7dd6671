import { expect, test, vi } from 'vitest'
import { refuseSession } from '../api/token-source.ts'
import { registerTokens } from './register-tokens.ts'
import { sessionOverText } from './session-over.ts'

vi.mock('./sign-out.ts', () => new Promise(() => {}))

test('why a session ended is remembered at once: the page may be left before the code of signing out has come', () => {
  registerTokens()
  void refuseSession('パスワードが変更されたため、ログアウトしました。')
  expect(sessionOverText.get()).toBe('パスワードが変更されたため、ログアウトしました。')
})
