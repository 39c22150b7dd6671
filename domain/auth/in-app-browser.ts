/** An app with a built-in browser. Google refuses sign-in there (RFC 8252 §8.12). */
type InAppBrowser = 'LINE' | 'Instagram' | 'Facebook'

const SIGNS: readonly [InAppBrowser, RegExp][] = [
  ['LINE', /\bLine\/\d/],
  ['Instagram', /\bInstagram \d/],
  ['Facebook', /\bFBA[NV]\//],
]

/** The app whose built-in browser this is, by its user agent; `null` for other browsers. */
export const inAppBrowser = (userAgent: string): InAppBrowser | null =>
  SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null

/**
 * A URL that opens the page in the device's own browser; `null` where only the app's menu can do that.
 * LINE: https://developers.line.biz/en/docs/line-login/using-line-url-scheme/#opening-url-in-external-browser
 * Android: https://developer.chrome.com/docs/android/intents
 */
export function outOfApp(app: InAppBrowser, userAgent: string, href: string): string | null {
  const url = new URL(href)
  if (app === 'LINE') {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  if (!/Android/.test(userAgent)) return null
  const scheme = url.protocol.slice(0, -1)
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`
}
