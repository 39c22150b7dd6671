import { expect, test, vi } from 'vitest'
import { actionKey } from './action-key.ts'

test('a record is stored for its member also after the session, and not for the next one (R51)', () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  const keyFor = (username: string | null) => {
    document.cookie = username
      ? `CognitoIdentityServiceProvider.tabishirube-web.LastAuthUser=${username}`
      : ''
    return actionKey('a1')
  }
  const key = keyFor('sakura')
  expect(keyFor(null)).toEqual(key)
  expect(keyFor('hana')).not.toEqual(key)
  vi.unstubAllGlobals()
})
