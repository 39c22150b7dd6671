import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Amplify } from 'aws-amplify'
import * as publicNames from 'aws-amplify/auth'
import { fetchAuthSession, signInWithRedirect } from 'aws-amplify/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_MESSAGE } from '../shell/errors/errors.ts'
import { authProblem } from './auth-problems.ts'
import { passkeyProblem } from './passkey-problems.ts'
import { resourcesOf } from './resources.ts'
import { configure, currentTokens } from './session-library.ts'
import { autoSignIn, signIn } from './sign-in-library.ts'

const AUTH = {
  region: 'ap-northeast-1',
  userPoolId: 'ap-northeast-1_pool',
  userPoolClientId: 'web-client',
  identityPoolId: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
  userPoolEndpoint: 'http://127.0.0.1:9/',
  identityPoolEndpoint: 'http://127.0.0.1:9/',
}

afterEach(() => vi.unstubAllGlobals())

const rejection = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('it was fulfilled')),
    (error: Error) => error,
  )

/** A file of the library that no entry point exports: messages that occur only there cannot reach a page. */
const inside = (path: string) => {
  const library = createRequire(import.meta.url).resolve('aws-amplify')
  const auth = createRequire(library).resolve('@aws-amplify/auth')
  return import(pathToFileURL(join(dirname(auth), '../esm', path)).href)
}

// They are in an enum that no entry point exports any more, and nothing in 6.22.1 throws any of the four.
test('texts of the library’s old class still exist, and are shown in Japanese (R238)', async () => {
  const { AuthErrorStrings } = await inside('common/AuthErrorStrings.mjs')
  const texts = [
    'Authentication Error',
    'Network Error',
    'Error creating account',
    'Please use your credentials to sign in',
  ]
  expect(Object.values(AuthErrorStrings)).toEqual(expect.arrayContaining(texts))
  expect(Object.keys(publicNames)).not.toContain('AuthErrorStrings')
  for (const text of texts) {
    const problem = authProblem(new Error(text))
    expect([text, problem]).toEqual([text, { message: DEFAULT_MESSAGE }])
  }
})

test('the library’s named errors replace those texts, and each has a Japanese message (R238)', async () => {
  configure(AUTH)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const cut = await rejection(signIn({ username: 'fumi', password: 'x' }))
  expect(cut).toMatchObject({ name: 'NetworkError', message: 'A network error has occurred.' })
  expect(authProblem(cut).message).toBe('通信できませんでした。接続を確認して、再度お試しください。')
  const notBegun = await rejection(autoSignIn())
  expect(notBegun).toMatchObject({ name: 'AutoSignInException' })
  expect(authProblem(notBegun)).toEqual({ message: DEFAULT_MESSAGE })
})

test.each([
  ['userPoolId', 'Auth UserPool not configured.', () => signIn({ username: 'fumi', password: 'x' })],
  ['userPoolClientId', 'Auth UserPool not configured.', () => signIn({ username: 'fumi', password: 'x' })],
] as const)(
  'a site without its %s signs nobody in: "%s" is for the log, the person reads Japanese (R240)',
  async (name, text, call) => {
    configure({ ...AUTH, [name]: '' })
    const error = await rejection(call())
    expect(error).toMatchObject({ name: 'AuthUserPoolException', message: text })
    expect(authProblem(error)).toEqual({ message: DEFAULT_MESSAGE })
    // Code that only checks for a session finds none, and no page breaks.
    expect((await currentTokens()) ?? null).toBeNull()
  },
)

test('an invalid identity pool id is recognised by its error name, without a request (R240)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing may be sent')))
  const { getRegionFromIdentityPoolId } = await inside('foundation/parsers/regionParsers.mjs')
  for (const id of ['', 'no-region']) {
    const error = await rejection((async () => getRegionFromIdentityPoolId(id))())
    expect(error).toMatchObject({
      name: 'InvalidIdentityPoolIdException',
      message: 'Invalid identity pool id provided.',
    })
    expect(authProblem(error)).toEqual({ message: DEFAULT_MESSAGE })
  }
  // The site requests tokens, not AWS credentials: it works without an identity pool.
  configure({ ...AUTH, identityPoolId: '' })
  expect((await currentTokens()) ?? null).toBeNull()
})

test('the account library in the browser has no OAuth, and throws when it is used (R240, R254)', async () => {
  Amplify.configure(resourcesOf(AUTH))
  const error = await rejection(signInWithRedirect({ provider: 'Google' }))
  expect(error).toMatchObject({ name: 'OAuthNotConfigureException', message: 'oauth param not configured.' })
  expect(authProblem(error)).toEqual({ message: DEFAULT_MESSAGE })
})

// 'Auth UserPool or IdentityPool not configured.' and 'Auth Token Provider not configured.' are in 6.22.1, but nothing
// throws them: an unconfigured library has no session and reports no error.
test('without a token provider the library has no session and no error, and its texts would be in Japanese (R240)', async () => {
  Amplify.configure({})
  expect((await fetchAuthSession()).tokens).toBeUndefined()
  for (const [name, text] of [
    ['AuthUserPoolAndIdentityPoolException', 'Auth UserPool or IdentityPool not configured.'],
    ['AuthTokenConfigException', 'Auth Token Provider not configured.'],
  ] as const) {
    const error = Object.assign(new Error(text), { name })
    expect([authProblem(error), passkeyProblem(error)]).toEqual([{ message: DEFAULT_MESSAGE }, null])
  }
})
