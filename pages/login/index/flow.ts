import type { SignInOutput } from 'aws-amplify/auth'
import { type AuthProblem, authProblem, EXPIRED, isExpiredSignIn } from '#renderer/auth/auth-problems.ts'
import { signInLibrary } from '#renderer/auth/library.ts'
import { clearPending, loadPending, type Pending, savePending } from '#renderer/auth/pending-sign-in.ts'
import { type Screen, screenOf } from '#renderer/auth/screens.ts'
import { consumePassword, retainPassword } from '#renderer/auth/session.ts'
import { DEFAULT_MESSAGE } from '#renderer/shell/errors/errors.ts'
import { createStore } from '#renderer/shell/messages/store.ts'

/** The state of `/login` besides its first forms: the pending step, and a note about the last event. */
type Flow = {
  pending: Pending | null
  note: string | null
  /** The library reports an existing session. */
  isSignedIn: boolean
}

export const flow = createStore<Flow>({ pending: null, note: null, isSignedIn: false })

const stores = () => ({ tab: sessionStorage, tabs: localStorage })

/** The result of an action for its form. */
export type Outcome = Promise<AuthProblem | null>

const isAlreadySignedIn = (error: unknown) =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException'

/** Runs an action of a form; errors become Japanese messages for the field they concern. */
export const attempt = async (action: () => Promise<AuthProblem | null | undefined>): Outcome => {
  try {
    return (await action()) ?? null
  } catch (error) {
    if (isAlreadySignedIn(error)) flow.set({ ...flow.get(), isSignedIn: true })
    else if (flow.get().pending && isExpiredSignIn(error)) startOver(EXPIRED.message)
    else return authProblem(error)
    return null
  }
}

export const show = (screen: Screen, username: string): void =>
  flow.set({
    ...flow.get(),
    pending: savePending(stores(), screen, username, Date.now()),
    note: null,
  })

/** Loaded on demand: not needed by the first form. */
const finishing = () => import('./finish.ts')

/** Shows the screen of the next step; an unknown step shows an error and loses nothing (R128). */
export const handleNextStep = async ({ nextStep }: SignInOutput, username: string): Outcome => {
  const screen = screenOf(nextStep)
  if (screen === null) return { message: DEFAULT_MESSAGE }
  if (screen !== 'done') {
    show(screen, username)
    return null
  }
  consumePassword()
  clearPending(stores())
  const { finishSignIn } = await finishing()
  await finishSignIn(startOver)
  return null
}

/** Removes a hash, which would show another form instead. */
const forgetHash = () => history.replaceState(history.state, '', location.pathname + location.search)

/**
 * Back to the form where the sign-in began, or to the first one if there is a note. The library's own state expires by
 * itself.
 */
export function startOver(note: string | null = null): void {
  clearPending(stores())
  consumePassword()
  if (note !== null) forgetHash()
  flow.set({ pending: null, note, isSignedIn: false })
}

/** Restores the state after a reload or back navigation in this tab. */
export function resumeFlow(): void {
  const pending = loadPending(stores(), Date.now())
  if (pending === 'expired') startOver(EXPIRED.message)
  else if (pending) flow.set({ ...flow.get(), pending })
}

/** The three minutes of a sign-in are over (R129). */
export const expire = (): void => startOver(EXPIRED.message)

/**
 * Both steps expect a code by mail, which the pool only sends on request. If it may not be sent again yet, the
 * previous one is still valid, and a button requests another.
 */
const sendPromisedCode = async (step: string, username: string): Promise<void> => {
  const { resendSignUpCode, resetPassword } = await signInLibrary()
  if (step === 'CONFIRM_SIGN_UP') await resendSignUpCode({ username }).catch(() => {})
  if (step === 'RESET_PASSWORD') await resetPassword({ username }).catch(() => {})
}

export const signInWithPassword = (username: string, password: string): Outcome =>
  attempt(async () => {
    const { signIn } = await signInLibrary()
    const result = await signIn({ username, password })
    // Users who still have to confirm something are signed in afterwards with the same password.
    if (result.nextStep.signInStep === 'CONFIRM_SIGN_UP') retainPassword(username, password)
    await sendPromisedCode(result.nextStep.signInStep, username)
    return handleNextStep(result, username)
  })
