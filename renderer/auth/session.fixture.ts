export const NOW = Date.parse('2026-11-21T09:00:00+09:00')
const CLIENT = 'web-client'
export const PREFIX = `CognitoIdentityServiceProvider.${CLIENT}`

export const token = (claims: object) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

/** A `document` with cookies as the account library uses them. */
export const cookieJar = () => {
  const cookies = new Map<string, string>()
  return {
    cookies,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const isOver = attributes.some(
        (one) => /^expires=/i.test(one) && Date.parse(one.slice(8)) <= Date.now(),
      )
      if (isOver || attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
    addEventListener: () => {},
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
    documentElement: { toggleAttribute: () => true, dataset: { build: 'b1' } },
  }
}

export const CONFIG = {
  serverDev: false,
  auth: {
    region: 'ap-northeast-1',
    userPoolId: 'ap-northeast-1_pool',
    userPoolClientId: CLIENT,
    identityPoolId: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
    userPoolEndpoint: 'http://127.0.0.1:9/',
    identityPoolEndpoint: 'http://127.0.0.1:9/',
  },
}

/**
 * The cookies of a user whose tokens expire in `secondsLeft`; `drift` is how far this device's clock is behind the
 * pool's, in ms.
 */
export const putSession = (cookies: Map<string, string>, secondsLeft: number, drift = 0) => {
  const exp = NOW / 1000 + secondsLeft
  const set = (name: string, value: string) => cookies.set(`${PREFIX}.${name}`, value)
  set('LastAuthUser', 'fumi')
  set('fumi.accessToken', token({ exp, username: 'fumi', sub: '1' }))
  set('fumi.idToken', token({ exp, sub: '1', 'cognito:username': 'fumi' }))
  set('fumi.refreshToken', 'refresh')
  set('fumi.clockDrift', String(drift))
}
