import type { SignUpOutput } from 'aws-amplify/auth'
import { noteReset } from '#renderer/auth/after-reset.ts'
import { signInLibrary } from '#renderer/auth/library.ts'
import { newPasswordProblem } from '#renderer/auth/new-password.ts'
import { passkeyProblem } from '#renderer/auth/passkey-problems.ts'
import { keepPassword, takePassword } from '#renderer/auth/session.ts'
import { arrive, attempt, flow, type Outcome, show, startOver } from './flow.ts'

const CONFIRMED = 'メールアドレスを確認しました。パスワードを入力してログインしてください。'
const RESET = 'パスワードを変更しました。新しいパスワードでログインしてください。'

const pendingName = () => flow.get().pending?.username ?? ''

/** The same for what may ask for a passkey, which has troubles of its own. */
const attemptWithPasskey = (action: () => Outcome): Outcome =>
  attempt(() =>
    action().catch((error) => {
      const problem = passkeyProblem(error)
      if (problem) return problem
      throw error
    }),
  )

/** Passkeys and codes: the pool says what this person may use. */
export const signInWithoutPassword = (username: string): Outcome =>
  attemptWithPasskey(async () => {
    const { signIn } = await signInLibrary()
    return arrive(await signIn({ username, options: { authFlowType: 'USER_AUTH' } }), username)
  })

/** Answers the step that is shown. `attributes` go with a new password only. */
export const answerStep = (challengeResponse: string, userAttributes?: Record<string, string>): Outcome =>
  attemptWithPasskey(async () => {
    const { confirmSignIn } = await signInLibrary()
    const result = await confirmSignIn({
      challengeResponse,
      ...(userAttributes && { options: { userAttributes } }),
    })
    return arrive(result, pendingName())
  })

/** What is wrong with a password that is chosen, or nothing. */
const refusedPassword = async (password: string): Outcome => {
  const message = await newPasswordProblem(password)
  return message === null ? null : { message, field: 'password' }
}

/** In the place of a password that somebody else has chosen. */
export const chooseFirstPassword = (password: string, attributes?: Record<string, string>): Outcome =>
  attempt(async () => (await refusedPassword(password)) ?? answerStep(password, attributes))

export const signUp = (username: string, password: string): Outcome =>
  attempt(async () => {
    const refused = await refusedPassword(password)
    if (refused) return refused
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
    const username = pendingName()
    const library = await signInLibrary()
    const { nextStep } = await library.confirmSignUp({ username, confirmationCode })
    return afterSignUp(nextStep, username)
  })

export const resendSignUpCode = (): Outcome =>
  attempt(async () => {
    const library = await signInLibrary()
    await library.resendSignUpCode({ username: pendingName() })
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
    const refused = await refusedPassword(newPassword)
    if (refused) return refused
    const username = pendingName()
    const { confirmResetPassword } = await signInLibrary()
    await confirmResetPassword({ username, confirmationCode, newPassword })
    noteReset()
    keepPassword(username, newPassword)
    return signInAgain(username, RESET)
  })
