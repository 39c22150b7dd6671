import { expect, test, vi } from 'vitest'
import { delaySignIn, signInLibrary } from './library.ts'

vi.mock('./public-config.ts', () => ({ publicConfig: async () => ({ auth: {} }) }))
vi.mock('./session-library.ts', () => ({ configure: () => {} }))
vi.mock('./sign-in-library.ts', () => ({ signIn: 'signIn' }))

test('a sign-in waits for the end of the previous session, even if that fails', async () => {
  const ended = Promise.withResolvers<void>()
  delaySignIn(ended.promise)
  const isLoaded = vi.fn()
  const library = signInLibrary().then(isLoaded)
  await vi.dynamicImportSettled()
  expect(isLoaded).not.toHaveBeenCalled()
  ended.reject(new TypeError('Failed to fetch'))
  await library
  expect(isLoaded).toHaveBeenCalledWith(expect.objectContaining({ signIn: 'signIn' }))
})
