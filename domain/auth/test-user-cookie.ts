import { TEST_USER_COOKIE } from '../site/cookie-names.ts'

/** The token pair of a developer's test user, both as the pool issued them. */
export type TestUserTokens = { access: string; id: string }

const SECONDS = 7 * 24 * 60 * 60
/** R260: Secure, SameSite=Strict, not HttpOnly, for the whole site. */
const line = (value: string, seconds: number): string =>
  `${TEST_USER_COOKIE}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`

/** The cookie that holds both tokens for seven days; the browser sends them on a development server only. */
export const testUserCookie = ({ access, id }: TestUserTokens): string => line(`${id}~${access}`, SECONDS)

/** What every way of signing out sets in its place (R138). */
export const NO_TEST_USER = line('', 0)

const VALUE = new RegExp(`(?:^|; )${TEST_USER_COOKIE}=([^;~]+)~([^;]+)`)

/** The tokens among the cookies of a page, or `null`. */
export const testUserOf = (cookies: string): TestUserTokens | null => {
  const [, id, access] = VALUE.exec(cookies) ?? []
  return id && access ? { id, access } : null
}
