import type { SignInOutput, SignUpOutput } from 'aws-amplify/auth'
import { type AuthProblem, authProblem, isExpiredSignIn } from '#renderer/auth/auth-problems.ts'
import { signInLibrary } from '#renderer/auth/library.ts'
import { clearPending, loadPending, type Pending, savePending } from '#renderer/auth/pending-sign-in.ts'
import { type Screen, screenOf } from '#renderer/auth/screens.ts'
import { keepPassword, takePassword } from '#renderer/auth/session.ts'
import { DEFAULT_MESSAGE } from '#renderer/shell/errors/errors.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { finishSignIn } from './finish.ts'

/** What `/login` shows besides its first forms: the step that waits for an answer, and a line about what happened. */
type Flow = {
  pending: Pending | null
  note: string | null
  /** The library says that somebody is signed in already. */
  isSignedIn: boolean
}

export const flow = createStore<Flow>({ pending: null, note: null, isSignedIn: false })

/** What an action answers to the form that began it. */
export type Outcome = Promise<AuthProblem | null>

const EXPIRED = '3分の有効期限が切れました。お手数ですが、はじめからログインしてください。'
const CONFIRMED = 'メールアドレスを確認しました。パスワードを入力してログインしてください。'
const RESET = 'パスワードを変更しました。新しいパスワードでログインしてください。'

const isAlreadySignedIn = (error: unknown) =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException'

/** Runs an action of a form; whatever it throws is told in Japanese, beside the field it is about. */
const attempt = async (action: () => Promise<AuthProblem | null | undefined>): Outcome => {
  try {
    return (await action()) ?? null
  } catch (error) {
    if (isAlreadySignedIn(error)) flow.set({ ...flow.get(), isSignedIn: true })
    else if (flow.get().pending && isExpiredSignIn(error)) startOver(EXPIRED)
    else return authProblem(error)
    return null
  }
}

const show = (screen: Screen, username: string): void =>
  flow.set({
    ...flow.get(),
    pending: savePending(sessionStorage, screen, username, Date.now()),
    note: null,
  })

/** To the screen of the next step; a step that nobody knows is told, and nothing is lost (R128). */
const arrive = async ({ nextStep }: SignInOutput, username: string): Outcome => {
  const screen = screenOf(nextStep)
  if (screen === null) return { message: DEFAULT_MESSAGE }
  if (screen !== 'done') {
    show(screen, username)
    return null
  }
  takePassword()
  clearPending(sessionStorage)
  await finishSignIn()
  return null
}

/** Back to the first form. What the library remembers of the sign-in ends by itself. */
export function startOver(note: string | null = null): void {
  clearPending(sessionStorage)
  takePassword()
  flow.set({ pending: null, note, isSignedIn: false })
}

/** Takes up what a reload or the back button has left in this tab. */
export function resumeFlow(): void {
  const pending = loadPending(sessionStorage, Date.now())
  if (pending === 'expired') startOver(EXPIRED)
  else if (pending) flow.set({ ...flow.get(), pending })
}

/** The three minutes of a sign-in are over (R129). */
export const expire = (): void => startOver(EXPIRED)

export const signInWithPassword = (username: string, password: string): Outcome =>
  attempt(async () => {
    const { signIn } = await signInLibrary()
    const result = await signIn({ username, password })
    // Whoever still has to confirm something is signed in with the same words afterwards.
    if (result.nextStep.signInStep === 'CONFIRM_SIGN_UP') keepPassword(username, password)
    return arrive(result, username)
  })

/** Passkeys and codes: the pool says what this person may use. */
export const signInWithoutPassword = (username: string): Outcome =>
  attempt(async () => {
    const { signIn } = await signInLibrary()
    return arrive(await signIn({ username, options: { authFlowType: 'USER_AUTH' } }), username)
  })

/** Answers the step that is shown. `attributes` go with a new password only. */
export const answerStep = (challengeResponse: string, userAttributes?: Record<string, string>): Outcome =>
  attempt(async () => {
    const { confirmSignIn } = await signInLibrary()
    const result = await confirmSignIn({
      challengeResponse,
      ...(userAttributes && { options: { userAttributes } }),
    })
    return arrive(result, flow.get().pending?.username ?? '')
  })

export const signUp = (username: string, password: string): Outcome =>
  attempt(async () => {
    const library = await signInLibrary()
    const { nextStep } = await library.signUp({
      username,
      password,
      options: { userAttributes: { email: username }, autoSignIn: true },
    })
    keepPassword(username, password)
    return afterSignUp(nextStep, username)
  })

/** A sign-up ends in a code, in an automatic sign-in, or is simply done (R130). */
const afterSignUp = async ({ signUpStep }: SignUpOutput['nextStep'], username: string): Outcome => {
  if (signUpStep === 'CONFIRM_SIGN_UP') {
    show({ name: 'confirm-sign-up' }, username)
    return null
  }
  const { autoSignIn } = await signInLibrary()
  if (signUpStep === 'COMPLETE_AUTO_SIGN_IN') return arrive(await autoSignIn(), username)
  return signInAgain(username, CONFIRMED)
}

/** With the password that was typed a moment ago; without it (a reload, three minutes) the first form asks for it. */
const signInAgain = async (username: string, note: string): Outcome => {
  const { signIn } = await signInLibrary()
  const password = takePassword()
  if (password) return arrive(await signIn({ username, password }), username)
  startOver(note)
  return null
}

export const confirmSignUp = (confirmationCode: string): Outcome =>
  attempt(async () => {
    const username = flow.get().pending?.username ?? ''
    const library = await signInLibrary()
    const { nextStep } = await library.confirmSignUp({ username, confirmationCode })
    return afterSignUp(nextStep, username)
  })

export const resendSignUpCode = (): Outcome =>
  attempt(async () => {
    const library = await signInLibrary()
    await library.resendSignUpCode({ username: flow.get().pending?.username ?? '' })
    return null
  })

/** Whoever has no account here sees what everybody sees. */
const HIDDEN = ['UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException']

export const requestReset = (username: string): Outcome =>
  attempt(async () => {
    const { resetPassword } = await signInLibrary()
    await resetPassword({ username }).catch((error) => {
      if (!HIDDEN.includes(error?.name)) throw error
    })
    show({ name: 'reset-password' }, username)
    return null
  })

export const confirmReset = (confirmationCode: string, newPassword: string): Outcome =>
  attempt(async () => {
    const username = flow.get().pending?.username ?? ''
    const { confirmResetPassword } = await signInLibrary()
    await confirmResetPassword({ username, confirmationCode, newPassword })
    keepPassword(username, newPassword)
    return signInAgain(username, RESET)
  })
