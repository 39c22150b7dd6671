import { ResponseError, SessionError, StatusError } from '../shell/errors/errors.ts'
import { type AuthProblem, authProblem } from './auth-problems.ts'
import { passkeyProblem } from './passkey-problems.ts'
import { sessionOver } from './session-over.ts'
import { requireTokens, tokens } from './tokens.ts'

/** Maps the fields of a problem to those of a form, and overrides messages. */
type FormTexts = {
  fields?: Partial<Record<NonNullable<AuthProblem['field']>, string>>
  /** By the name of the error; the field is the form's own. */
  messages?: Record<string, { message: string; field?: string }>
}

/** The errors of the pool and the library for tokens that are no longer valid. */
const isAboutSession = ({ name, message }: Error): boolean =>
  name === 'UserUnAuthenticatedException' ||
  (name === 'NotAuthorizedException' && /access token|revoked|expired/i.test(message)) ||
  name === 'UserNotFoundException'

/** Errors that can only occur with a session. */
const SETTINGS: Record<string, AuthProblem> = {
  AliasExistsException: {
    message: 'このメールアドレスはほかのアカウントで使われています。',
    field: 'username',
  },
  PasswordHistoryPolicyViolationException: {
    message: '以前に使ったパスワードは使えません。',
    field: 'password',
  },
}

/** The form error (`ResponseError` for one of its fields) for anything the account library threw. */
export function formError(error: Error, { fields = {}, messages = {} }: FormTexts = {}): StatusError {
  if (error instanceof StatusError) return error
  const better = messages[error.name]
  const { message, field }: AuthProblem = SETTINGS[error.name] ?? passkeyProblem(error) ?? authProblem(error)
  const name = better ? better.field : field && (fields[field] ?? field)
  const text = better?.message ?? message
  return name
    ? new ResponseError([{ code: 'E10422', message: text, field: name }])
    : new StatusError(text, 422)
}

/**
 * Calls the user pool on behalf of the member. Throws a `SessionError` if the session is over, otherwise an error with
 * a Japanese message for the form.
 */
export async function callPool<Library, Answer>(
  library: () => Promise<Library>,
  work: (library: Library) => Promise<Answer>,
  formTexts?: FormTexts,
): Promise<Answer> {
  await requireTokens().catch((error) => {
    throw sessionOver.get() ? new SessionError() : error
  })
  try {
    return await work(await library())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The pool knows before the tokens expire: another device has signed out everywhere.
    if (isAboutSession(error) && (await tokens({ renew: true }).catch(() => null)) === null)
      throw new SessionError()
    throw formError(error, formTexts)
  }
}
