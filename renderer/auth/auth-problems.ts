import { DEFAULT_MESSAGE } from '../shell/errors/errors.ts'

/** The message for the user, and the field it belongs to. */
export type AuthProblem = { message: string; field?: 'username' | 'password' | 'code' }

const WRONG: AuthProblem = {
  message: 'メールアドレスまたはパスワードが正しくありません。',
  field: 'password',
}
const TOO_MANY_ATTEMPTS: AuthProblem = {
  message: '試行回数の上限に達しました。しばらく時間をおいて、再度お試しください。',
}
export const EXPIRED: AuthProblem = {
  message: '3分の有効期限が切れました。お手数ですが、はじめからログインしてください。',
}
const UNREACHABLE: AuthProblem = {
  message: '通信できませんでした。接続を確認して、再度お試しください。',
}

/** By the name of the error. Only those of the sign-up reveal whether an account exists. */
const PROBLEMS: Record<string, AuthProblem> = {
  NotAuthorizedException: WRONG,
  UserNotFoundException: WRONG,
  CodeMismatchException: { message: '確認コードが正しくありません。', field: 'code' },
  EnableSoftwareTokenMFAException: { message: '確認コードが正しくありません。', field: 'code' },
  ExpiredCodeException: {
    message: '確認コードの有効期限が切れました。コードを再送信してください。',
    field: 'code',
  },
  LimitExceededException: TOO_MANY_ATTEMPTS,
  TooManyFailedAttemptsException: TOO_MANY_ATTEMPTS,
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

/** The pool uses one error name for all of these; only the message distinguishes them from a wrong password. */
const NOT_AUTHORIZED: readonly [message: RegExp, problem: AuthProblem][] = [
  [/attempts? exceeded/i, TOO_MANY_ATTEMPTS],
  [/session/i, EXPIRED],
]

/** The message for anything that the account library threw (R236, R243, R244). */
export function authProblem(error: unknown): AuthProblem {
  if (!(error instanceof Error)) return { message: DEFAULT_MESSAGE }
  // Of all errors with this name only this one is the three-minute limit; the others are unsupported steps.
  if (error.name === 'SignInException' && /not called before confirmSignIn/.test(error.message))
    return EXPIRED
  if (error.name === 'NotAuthorizedException') {
    const other = NOT_AUTHORIZED.find(([message]) => message.test(error.message))
    if (other) return other[1]
  }
  return PROBLEMS[error.name] ?? { message: DEFAULT_MESSAGE }
}

/** Whether the pool no longer knows the pending sign-in. */
export const isExpiredSignIn = (error: unknown): boolean => authProblem(error) === EXPIRED
