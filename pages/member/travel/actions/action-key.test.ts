import { expect, test, vi } from 'vitest'
import { actionKey } from './action-key.ts'

test('the cache key of a record contains its member, also after the session (R51)', () => {
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
