import type { SignInOutput } from 'aws-amplify/auth'
import { type AuthProblem, authProblem, EXPIRED, isExpiredSignIn } from '#renderer/auth/auth-problems.ts'
import { signInLibrary } from '#renderer/auth/library.ts'
import { clearPending, loadPending, type Pending, savePending } from '#renderer/auth/pending-sign-in.ts'
import { type Screen, screenOf } from '#renderer/auth/screens.ts'
import { keepPassword, takePassword } from '#renderer/auth/session.ts'
import { DEFAULT_MESSAGE } from '#renderer/shell/errors/errors.ts'
import { createStore } from '#renderer/shell/messages/store.ts'

/** What `/login` shows besides its first forms: the step that waits for an answer, and a line about what happened. */
type Flow = {
  pending: Pending | null
  note: string | null
  /** The library says that somebody is signed in already. */
  isSignedIn: boolean
}

export const flow = createStore<Flow>({ pending: null, note: null, isSignedIn: false })

const stores = () => ({ tab: sessionStorage, tabs: localStorage })

/** What an action answers to the form that began it. */
export type Outcome = Promise<AuthProblem | null>

const isAlreadySignedIn = (error: unknown) =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException'

/** Runs an action of a form; whatever it throws is told in Japanese, beside the field it is about. */
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

/** What comes after the pool's yes: not needed to be able to ask. */
const finishing = () => import('./finish.ts')

/** To the screen of the next step; a step that nobody knows is told, and nothing is lost (R128). */
export const arrive = async ({ nextStep }: SignInOutput, username: string): Outcome => {
  const screen = screenOf(nextStep)
  if (screen === null) return { message: DEFAULT_MESSAGE }
  if (screen !== 'done') {
    show(screen, username)
    return null
  }
  takePassword()
  clearPending(stores())
  const { finishSignIn } = await finishing()
  await finishSignIn(startOver)
  return null
}

/** A hash names another form, which would be shown instead of the first one and of what it has to say. */
const forgetHash = () => history.replaceState(history.state, '', location.pathname + location.search)

/**
 * Back to the form where the sign-in began, or to the first one if there is something to tell. What the library
 * remembers of the sign-in ends by itself.
 */
export function startOver(note: string | null = null): void {
  clearPending(stores())
  takePassword()
  if (note !== null) forgetHash()
  flow.set({ pending: null, note, isSignedIn: false })
}

/** Takes up what a reload or the back button has left in this tab. */
export function resumeFlow(): void {
  const pending = loadPending(stores(), Date.now())
  if (pending === 'expired') startOver(EXPIRED.message)
  else if (pending) flow.set({ ...flow.get(), pending })
}

/** The three minutes of a sign-in are over (R129). */
export const expire = (): void => startOver(EXPIRED.message)

/**
 * Both steps speak of a code in the mail, which the pool sends only when it is asked to. Where it may not be sent again
 * yet, the one before still counts, and a button asks for another.
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
    // Whoever still has to confirm something is signed in with the same words afterwards.
    if (result.nextStep.signInStep === 'CONFIRM_SIGN_UP') keepPassword(username, password)
    await sendPromisedCode(result.nextStep.signInStep, username)
    return arrive(result, username)
  })
