import type { SignInOutput } from 'aws-amplify/auth'
import { StatusError } from '../../shell/errors/errors.ts'
import { silent } from '../../shell/errors/silent.ts'
import { formError } from '../call-pool.ts'
import { memberOf } from '../member-cookie.ts'
import { profileOf, providerOf, subjectOf, usernameOf } from '../profile.ts'
import { refuseTokens } from '../refuse-tokens.ts'
import { type Screen, screenOf } from '../screens.ts'
import { secondLogin } from '../settings-libraries.ts'
import { requireTokens } from '../tokens.ts'
import { replaceSession, revokeReplaced } from './replace-session.ts'

/** The member whose session is confirmed. */
export type Proving = {
  username: string
  mail: string | null
  subject: string | null
  /** The provider of the sign-in; `null` for a password. */
  provider: string | null
  /** From the cookies of this page. */
  member: string | null
}

/** The next step: a code, or the choice of its channel. */
export type NextStep = Extract<Screen, { name: 'code' | 'mfa-selection' }>

const OTHER_STEP =
  'この確認は、ここでは続けられません。いったんログアウトして、ログインのページからログインし直してください。'
const OTHER_ACCOUNT = '別のアカウントのログインです。いまのアカウントでログインしてください。'
const WRONG_PASSWORD = { message: 'パスワードが正しくありません。', field: 'password' }

/** The pool uses one error name for a wrong password, a locked account and an expired sign-in. */
const isWrongPassword = ({ name, message }: Error): boolean =>
  name === 'NotAuthorizedException' && !/exceeded|session/i.test(message)

/** The member of this page. Throws the message of a page without a session. */
export async function loadProving(): Promise<Proving> {
  const { id } = await requireTokens()
  return {
    username: usernameOf(id) ?? '',
    mail: profileOf(id).mail,
    subject: subjectOf(id),
    provider: providerOf(id),
    member: memberOf(document.cookie),
  }
}

/**
 * One attempt to confirm the member by a second sign-in beside the session. Each step resolves to the next one, or to
 * `null` once the new sign-in has replaced the session; failures are thrown as form errors.
 */
export async function proveAgain({ username, subject, member }: Proving) {
  const login = await secondLogin()

  const finish = async (): Promise<null> => {
    const [idToken, { access }] = await Promise.all([login.idToken(), requireTokens()])
    if (!idToken || subjectOf(idToken) !== subject) {
      await silent(login.end)
      throw new StatusError(OTHER_ACCOUNT, 403)
    }
    const former = await replaceSession(login.items, member)
    // Not awaited: nothing depends on the old session's end.
    void silent(() => refuseTokens(access))
    void revokeReplaced(former)
    return null
  }

  const next = async (work: Promise<SignInOutput>): Promise<NextStep | null> => {
    const { nextStep } = await work.catch((error) => {
      throw formError(error, isWrongPassword(error) ? { messages: { [error.name]: WRONG_PASSWORD } } : {})
    })
    const screen = screenOf(nextStep)
    if (screen === 'done') return finish()
    if (screen?.name === 'code' || screen?.name === 'mfa-selection') return screen
    throw new StatusError(OTHER_STEP, 422)
  }

  return {
    byPassword: (password: string) => next(login.begin(username, password)),
    byPasskey: () => next(login.beginByPasskey(username)),
    answer: (text: string) => next(login.answer(text)),
  }
}
