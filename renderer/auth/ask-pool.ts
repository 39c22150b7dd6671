import { ResponseError, SessionError, StatusError } from '../shell/errors/errors.ts'
import { type AuthProblem, authProblem } from './auth-problems.ts'
import { passkeyProblem } from './passkey-problems.ts'
import { sessionOver } from './session-over.ts'
import { requireTokens, tokens } from './tokens.ts'

/** The fields of a form that stand for those of a problem, and words that say it better there. */
type Told = {
  fields?: Partial<Record<NonNullable<AuthProblem['field']>, string>>
  /** By the name of the error; the field is the form's own. */
  messages?: Record<string, { message: string; field?: string }>
}

/** What the pool and the library say of tokens that are no good any more. */
const isAboutSession = ({ name, message }: Error): boolean =>
  name === 'UserUnAuthenticatedException' ||
  (name === 'NotAuthorizedException' && /access token|revoked|expired/i.test(message)) ||
  name === 'UserNotFoundException'

/** What cannot go wrong before somebody is signed in. */
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

/** The error of a form (`ResponseError` for one of its fields) for whatever the account library threw. */
export function formError(error: Error, { fields = {}, messages = {} }: Told = {}): StatusError {
  if (error instanceof StatusError) return error
  const better = messages[error.name]
  const { message, field }: AuthProblem = SETTINGS[error.name] ?? passkeyProblem(error) ?? authProblem(error)
  const name = better ? better.field : field && (fields[field] ?? field)
  const said = better?.message ?? message
  return name
    ? new ResponseError([{ code: 'E10422', message: said, field: name }])
    : new StatusError(said, 422)
}

/**
 * Asks the pool for something in the name of the member. Throws a `SessionError` when the session is over, and what a
 * form shows otherwise; Japanese each.
 */
export async function askPool<Library, Answer>(
  library: () => Promise<Library>,
  work: (library: Library) => Promise<Answer>,
  told?: Told,
): Promise<Answer> {
  await requireTokens().catch((error) => {
    throw sessionOver.get() ? new SessionError() : error
  })
  try {
    return await work(await library())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The pool knows it before the tokens do: another device has signed out everywhere.
    if (isAboutSession(error) && (await tokens({ renew: true }).catch(() => null)) === null)
      throw new SessionError()
    throw formError(error, told)
  }
}
