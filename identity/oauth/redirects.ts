/** The redirect paths of the site, on any port of this machine. */
const ALLOWED = { signIn: '/login/callback', signOut: '/logout/callback' } as const

/** Whether an address is allowed. It must match exactly, as with Cognito: no query, no other path, no other host. */
export const isAllowedRedirect = (
  address: string | undefined,
  use: keyof typeof ALLOWED,
): address is string => {
  if (!address || !URL.canParse(address)) return false
  const { protocol, hostname, port, host } = new URL(address)
  const isHere = protocol === 'http:' && port !== '' && ['localhost', '127.0.0.1'].includes(hostname)
  return isHere && address === `http://${host}${ALLOWED[use]}`
}
