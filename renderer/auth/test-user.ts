import type { Tokens } from '../api/token-source.ts'

/** A developer's test user: both tokens in one cookie, which the browser offers on a development server only. */
const COOKIE = 'test-user'
const SECONDS = 7 * 24 * 60 * 60

export const testUserCookie = ({ access, id }: Tokens): string =>
  `${COOKIE}=${id}~${access}; Path=/; Max-Age=${SECONDS}; Secure; SameSite=Strict`

export const testUserOf = (cookies: string): Tokens | null => {
  const [, id, access] = /(?:^|; )test-user=([^;~]+)~([^;]+)/.exec(cookies) ?? []
  return id && access ? { id, access } : null
}

export const forgetTestUser = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Strict`
}
