import { DEFAULT_MESSAGE } from '../shell/errors/errors.ts'

/** What a person is told, and the field beside which it is said. */
export type AuthProblem = { message: string; field?: 'username' | 'password' | 'code' }

const WRONG: AuthProblem = {
  message: 'メールアドレスまたはパスワードが正しくありません。',
  field: 'password',
}
const TOO_OFTEN: AuthProblem = {
  message: '試行回数の上限に達しました。しばらく時間をおいて、再度お試しください。',
}
export const EXPIRED: AuthProblem = {
  message: '3分の有効期限が切れました。お手数ですが、はじめからログインしてください。',
}
const UNREACHABLE: AuthProblem = {
  message: '通信できませんでした。接続を確認して、再度お試しください。',
}

/** By the name of the error. Whether somebody has an account here is told by none of them but the sign-up's own. */
const PROBLEMS: Record<string, AuthProblem> = {
  NotAuthorizedException: WRONG,
  UserNotFoundException: WRONG,
  CodeMismatchException: { message: '確認コードが正しくありません。', field: 'code' },
  EnableSoftwareTokenMFAException: { message: '確認コードが正しくありません。', field: 'code' },
  ExpiredCodeException: {
    message: '確認コードの有効期限が切れました。コードを再送信してください。',
    field: 'code',
  },
  LimitExceededException: TOO_OFTEN,
  TooManyFailedAttemptsException: TOO_OFTEN,
  TooManyRequestsException: {
    message: 'アクセスが集中しています。しばらく時間をおいて、再度お試しください。',
  },
  UsernameExistsException: {
    message: 'このメールアドレスはすでに登録されています。ログインするか、パスワードを再設定してください。',
    field: 'username',
  },
  InvalidPasswordException: {
    message: 'このパスワードは使えません。もっと長く、推測されにくいものにしてください。',
    field: 'password',
  },
  InvalidParameterException: { message: '入力した内容を確認してください。' },
  CodeDeliveryFailureException: {
    message: '確認コードを送信できませんでした。しばらく時間をおいて、再度お試しください。',
  },
  UserAlreadyAuthenticatedException: { message: 'すでにログインしています。' },
  NetworkError: UNREACHABLE,
}

/** The pool has one name for all of these; only its message tells them from a wrong password. */
const NOT_AUTHORIZED: readonly [message: RegExp, problem: AuthProblem][] = [
  [/attempts? exceeded/i, TOO_OFTEN],
  [/session/i, EXPIRED],
]

/** What to tell a person about anything the account library threw (R236, R243, R244). */
export function authProblem(error: unknown): AuthProblem {
  if (!(error instanceof Error)) return { message: DEFAULT_MESSAGE }
  // Of everything that the library calls so, only this one is the three minutes; another is a step that it does not know.
  if (error.name === 'SignInException' && /not called before confirmSignIn/.test(error.message))
    return EXPIRED
  if (error.name === 'NotAuthorizedException') {
    const other = NOT_AUTHORIZED.find(([message]) => message.test(error.message))
    if (other) return other[1]
  }
  return PROBLEMS[error.name] ?? { message: DEFAULT_MESSAGE }
}

/** Whether the pool no longer knows the sign-in that was begun. */
export const isExpiredSignIn = (error: unknown): boolean => authProblem(error) === EXPIRED
