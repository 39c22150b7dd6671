import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import type { PublicAuthConfig } from '#domain/auth/config.ts'
import { resourcesOf } from './resources.ts'
import {
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
} from './settings-library.ts'

type Login = { username: string; password: string }

/** The storage items of a session, by the library's keys. */
export type SessionItems = Map<string, string>

/** Token storage in memory, which is lost with the page. */
const memory = (items: SessionItems) => ({
  setItem: async (key: string, value: string) => void items.set(key, value),
  getItem: async (key: string) => items.get(key) ?? null,
  removeItem: async (key: string) => void items.delete(key),
  clear: async () => items.clear(),
})

const unfinished = () => Object.assign(new Error('another step is needed'), { name: 'SecondStepNeeded' })

/** A second sign-in beside the member's session: it proves ownership of a login and is ended at once. */
export const secondLogin = (auth: PublicAuthConfig, items: SessionItems = new Map()) => {
  const resources = resourcesOf(auth)
  const context = createAmplifyContext(resources, {
    Auth: { tokenProvider: createUserPoolsTokenProvider(resources.Auth, memory(items)) },
  })
  return {
    items,
    // In steps, for users with a second factor. Each is requested from the pool only when needed.
    begin: (username: string, password: string) => signIn(context, { username, password }),
    beginByPasskey: (username: string) =>
      signIn(context, {
        username,
        options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' },
      }),
    answer: (challengeResponse: string) => confirmSignIn(context, { challengeResponse }),
    idToken: async () => (await context.fetchAuthSession()).tokens?.idToken?.toString() ?? null,
    end: () => signOut(context),
    // None of these three touches a session.
    signUpSecond: ({ username, password }: Login) =>
      signUp({ username, password, options: { userAttributes: { email: username } } }),
    confirmSecond: ({ username }: Login, confirmationCode: string) =>
      confirmSignUp({ username, confirmationCode }),
    resendSecond: ({ username }: Login) => resendSignUpCode({ username }),
    /** The id token, and how to end the session. */
    proveLogin: async (login: Login) => {
      const { isSignedIn } = await signIn(context, login)
      const { tokens } = await context.fetchAuthSession()
      if (!isSignedIn || !tokens?.idToken) throw unfinished()
      return { idToken: tokens.idToken.toString(), end: () => signOut(context) }
    },
  }
}
