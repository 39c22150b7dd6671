type Cookie = { value: string; sameSite: string; isHttpOnly: boolean; expiresAt: number }

/** How a request is initiated, which decides which cookies are sent with it (RFC 6265bis §5.8.3). */
export type Initiator = 'own' | 'from another site'

const MAX_COOKIE_BYTES = 4096

/** The cookies of one host as a browser stores and sends them: the rules that sign-in relies on. */
export class CookieJar {
  readonly cookies = new Map<string, Cookie>()

  readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** Stores the cookies of an answer. Throws for a cookie that a browser would silently drop. */
  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      const attribute = (wanted: string) =>
        attributes.map((one) => one.split('=')).find(([key]) => key?.toLowerCase() === wanted)
      if (!attribute('secure') || attribute('path')?.[1] !== '/' || attribute('domain'))
        throw new Error(`not Secure, not for the whole site, or not for this host alone: ${line}`)
      if (name.length + value.length > MAX_COOKIE_BYTES) throw new Error(`too large: ${name}`)
      const maxAge = attribute('max-age')?.[1]
      if (maxAge === '0') this.cookies.delete(name)
      else
        this.cookies.set(name, {
          value,
          sameSite: attribute('samesite')?.[1] ?? '',
          isHttpOnly: Boolean(attribute('httponly')),
          expiresAt: maxAge === undefined ? Number.POSITIVE_INFINITY : this.now() + Number(maxAge) * 1000,
        })
    }
  }

  /** The `Cookie` header of a navigation. */
  header(initiator: Initiator = 'own'): Record<string, string> {
    const sent = [...this.cookies].filter(
      ([, { sameSite, expiresAt }]) =>
        expiresAt > this.now() && (initiator === 'own' || sameSite === 'Lax' || sameSite === 'None'),
    )
    return sent.length > 0 ? { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') } : {}
  }

  value(name: string): string | undefined {
    return this.cookies.get(name)?.value
  }

  names(pattern = /./): string[] {
    return [...this.cookies.keys()].filter((name) => pattern.test(name))
  }

  put(name: string, value: string): void {
    this.cookies.set(name, { value, sameSite: 'Lax', isHttpOnly: false, expiresAt: Number.POSITIVE_INFINITY })
  }

  copy(): CookieJar {
    const copy = new CookieJar(this.now)
    for (const [name, cookie] of this.cookies) copy.cookies.set(name, { ...cookie })
    return copy
  }
}
