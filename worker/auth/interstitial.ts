import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Identical in every answer, so that one hash allows it. */
export const INTERSTITIAL_SCRIPT = `location.replace(document.querySelector('a').href)`
/** Where a transition between documents of the site ends at one that allows none, the browser reports an error. */
export const INTERSTITIAL_STYLE = `@view-transition{navigation:auto}html{color-scheme:light dark;background:light-dark(#faf7f1,#1b1a18);color:light-dark(#221f1b,#ece6db);font-family:system-ui,sans-serif}body{min-block-size:90dvh;display:grid;place-content:center;justify-items:center;gap:1rem;margin:0;padding:1rem;text-align:center;line-height:1.8}p{margin:0;text-wrap:balance;word-break:auto-phrase}a{color:inherit}a{padding:.5rem 1rem}`

// Their SHA-256; interstitial.test.ts computes them.
const SCRIPT_HASH = '51Zd7VuTFDr1lLbcLWgBPh/84t+FEDEOZUgU6z1Y+IA='
const STYLE_HASH = 'G90ff7y/Pe5hKtgOwus5XSkKfrC3L7pv8EifYg/W7g0='

const POLICY = [
  `default-src 'none'`,
  `script-src 'sha256-${SCRIPT_HASH}'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

type RedirectTrace = {
  status?: ContentfulStatusCode
  /** A path of this site that needs no escaping. */
  to: string
  /** Visible when the script does not run. */
  text: string
}

/**
 * A document that navigates to a page of the site. Unlike a redirect it can have any status, and it ends a redirect
 * chain from another site: the next request is same-site, and SameSite=Strict cookies are sent with it.
 */
export const interstitial = (c: Context, { status = 200, to, text }: RedirectTrace): Response =>
  c.html(
    `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>たびしるべ</title><style>${INTERSTITIAL_STYLE}</style><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript></head>
<body><p>${text}</p><a href="${to}">次へ進む</a><script>${INTERSTITIAL_SCRIPT}</script></body></html>
`,
    status,
    { 'content-security-policy': POLICY },
  )
