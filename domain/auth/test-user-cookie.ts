import { TEST_USER_COOKIE } from '../site/cookie-names.ts'

/** The token pair of a developer's test user, as issued by the pool. */
type TestUserTokens = { access: string; id: string }

const SECONDS = 7 * 24 * 60 * 60
/** R260: Secure, SameSite=Strict, not HttpOnly, for the whole site. */
const line = (value: string, seconds: number): string =>
  `${TEST_USER_COOKIE}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`

/** The cookie that holds both tokens for seven days. Browsers send it on a development server only. */
export const testUserCookie = ({ access, id }: TestUserTokens): string => line(`${id}~${access}`, SECONDS)

/** Clears the cookie; sent by every sign-out (R138). */
export const NO_TEST_USER = line('', 0)

const VALUE = new RegExp(`(?:^|; )${TEST_USER_COOKIE}=([^;~]+)~([^;]+)`)

/** The tokens from a cookie header, or `null`. */
export const testUserOf = (cookies: string): TestUserTokens | null => {
  const [, id, access] = VALUE.exec(cookies) ?? []
  return id && access ? { id, access } : null
}
