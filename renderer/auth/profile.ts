/** What the pool says of a member, for display only: whoever decides anything verifies the token. */
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

/** The other provider that this session was signed in by, `null` for a mail address and a password. */
export const providerOf = (idToken: string): string | null =>
  text(identitiesOf(payloadOf(idToken).identities)[0]?.providerName)

/** The name by which the pool knows whoever signed in, whatever their mail address is by now. */
export const usernameOf = (idToken: string): string | null => text(payloadOf(idToken)['cognito:username'])

/** The subject of this session at the pool: which of the account's ways to sign in it is. */
export const subjectOf = (idToken: string): string | null => text(payloadOf(idToken).sub)

/** The name and the mail address in an id token. */
export const profileOf = (idToken: string): Profile => {
  const { name, email } = payloadOf(idToken)
  return { name: text(name), mail: text(email) }
}
