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

/** The name and the mail address in an id token. */
export const profileOf = (idToken: string): Profile => {
  const { name, email } = payloadOf(idToken)
  return { name: text(name), mail: text(email) }
}
