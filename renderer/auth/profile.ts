/** Claims of the id token, for display only: decisions require a verified token. */
export type Profile = { name: string | null; mail: string | null }

const payloadOf = (token: string): Record<string, unknown> => {
  try {
    const [, body = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const identitiesOf = (value: unknown): { providerName?: unknown }[] => (Array.isArray(value) ? value : [])

/** The external provider of this session, `null` for a mail address and a password. */
export const providerOf = (idToken: string): string | null =>
  text(identitiesOf(payloadOf(idToken).identities)[0]?.providerName)

/** The pool's user name of the session, which does not change with the mail address. */
export const usernameOf = (idToken: string): string | null => text(payloadOf(idToken)['cognito:username'])

/** The subject of this session in the pool: identifies which login of the account is used. */
export const subjectOf = (idToken: string): string | null => text(payloadOf(idToken).sub)

/** The name and the mail address in an id token. */
export const profileOf = (idToken: string): Profile => {
  const { name, email } = payloadOf(idToken)
  return { name: text(name), mail: text(email) }
}
