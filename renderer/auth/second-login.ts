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

/** A session as the library keeps it, by its own keys. */
export type SessionItems = Map<string, string>

/** Tokens that nobody else sees and that are gone with the page. */
const memory = (items: SessionItems) => ({
  setItem: async (key: string, value: string) => void items.set(key, value),
  getItem: async (key: string) => items.get(key) ?? null,
  removeItem: async (key: string) => void items.delete(key),
  clear: async () => items.clear(),
})

const unfinished = () => Object.assign(new Error('another step is needed'), { name: 'SecondStepNeeded' })

/** A second sign-in while the member's own session goes on: it proves that a login is theirs, and ends at once. */
export const secondLogin = (auth: PublicAuthConfig, items: SessionItems = new Map()) => {
  const resources = resourcesOf(auth)
  const context = createAmplifyContext(resources, {
    Auth: { tokenProvider: createUserPoolsTokenProvider(resources.Auth, memory(items)) },
  })
  return {
    items,
    // In steps, for whoever has a second factor. The pool is told of each only when it is asked for.
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
    /** Its id token, and how to end it. */
    proveLogin: async (login: Login) => {
      const { isSignedIn } = await signIn(context, login)
      const { tokens } = await context.fetchAuthSession()
      if (!isSignedIn || !tokens?.idToken) throw unfinished()
      return { idToken: tokens.idToken.toString(), end: () => signOut(context) }
    },
  }
}
