import type { SignUpOutput } from 'aws-amplify/auth'
import { noteReset } from '#renderer/auth/after-reset.ts'
import { signInLibrary } from '#renderer/auth/library.ts'
import { newPasswordProblem } from '#renderer/auth/new-password.ts'
import { passkeyProblem } from '#renderer/auth/passkey-problems.ts'
import { consumePassword, retainPassword } from '#renderer/auth/session.ts'
import { attempt, flow, handleNextStep, type Outcome, show, startOver } from './flow.ts'

const CONFIRMED = 'メールアドレスを確認しました。パスワードを入力してログインしてください。'
const RESET = 'パスワードを変更しました。新しいパスワードでログインしてください。'

const pendingName = () => flow.get().pending?.username ?? ''

/** The same for actions that may use a passkey, which has errors of its own. */
const attemptWithPasskey = (action: () => Outcome): Outcome =>
  attempt(() =>
    action().catch((error) => {
      const problem = passkeyProblem(error)
      if (problem) return problem
      throw error
    }),
  )

/** Passkeys and codes: the pool decides which are available. */
export const signInWithoutPassword = (username: string): Outcome =>
  attemptWithPasskey(async () => {
    const { signIn } = await signInLibrary()
    return handleNextStep(await signIn({ username, options: { authFlowType: 'USER_AUTH' } }), username)
  })

/** Answers the current step. `attributes` are only sent with a new password. */
export const answerStep = (challengeResponse: string, userAttributes?: Record<string, string>): Outcome =>
  attemptWithPasskey(async () => {
    const { confirmSignIn } = await signInLibrary()
    const result = await confirmSignIn({
      challengeResponse,
      ...(userAttributes && { options: { userAttributes } }),
    })
    return handleNextStep(result, pendingName())
  })

/** The error of a new password, or `null`. */
const refusedPassword = async (password: string): Outcome => {
  const message = await newPasswordProblem(password)
  return message === null ? null : { message, field: 'password' }
}

/** Replaces a password that an administrator has set. */
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
    retainPassword(username, password)
    return afterSignUp(nextStep, username)
  })

/** A sign-up ends with a code, an automatic sign-in, or nothing more (R130). */
const afterSignUp = async ({ signUpStep }: SignUpOutput['nextStep'], username: string): Outcome => {
  if (signUpStep === 'CONFIRM_SIGN_UP') {
    show({ name: 'confirm-sign-up' }, username)
    return null
  }
  const { autoSignIn } = await signInLibrary()
  if (signUpStep === 'COMPLETE_AUTO_SIGN_IN') return handleNextStep(await autoSignIn(), username)
  return signInAgain(username, CONFIRMED)
}

/** With the password typed before; without it (after a reload or three minutes) the first form asks for it. */
const signInAgain = async (username: string, note: string): Outcome => {
  const { signIn } = await signInLibrary()
  const password = consumePassword()
  if (password) return handleNextStep(await signIn({ username, password }), username)
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

/** Errors that would reveal whether an account exists. */
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
    retainPassword(username, newPassword)
    return signInAgain(username, RESET)
  })
