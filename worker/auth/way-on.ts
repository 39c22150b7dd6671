import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The same in every answer, so that one hash allows it. */
export const WAY_ON_SCRIPT = `location.replace(document.querySelector('a').href)`
export const WAY_ON_STYLE = `html{color-scheme:light dark;background:light-dark(#faf7f1,#1b1a18);color:light-dark(#221f1b,#ece6db);font-family:system-ui,sans-serif}body{min-block-size:90dvh;display:grid;place-content:center;justify-items:center;gap:1rem;margin:0;padding:1rem;text-align:center;line-height:1.8}p{margin:0;text-wrap:balance;word-break:auto-phrase}a{color:inherit}a{padding:.5rem 1rem}`

// Their SHA-256; way-on.test.ts computes them.
const SCRIPT_HASH = '51Zd7VuTFDr1lLbcLWgBPh/84t+FEDEOZUgU6z1Y+IA='
const STYLE_HASH = 'PowDEdsHLZqmuCyzmzgH4IjUKEadKNQ+fYQ1krYe6gM='

const POLICY = [
  `default-src 'none'`,
  `script-src 'sha256-${SCRIPT_HASH}'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

type WayOn = {
  status?: ContentfulStatusCode
  /** A path of this site that needs no escaping. */
  to: string
  /** What is read by whoever is not taken on at once. */
  text: string
}

/**
 * A document that leads on to a page of ours by itself. Unlike a redirect it can have a status, and it ends the chain
 * that began on another site: the request that follows it is our own, and SameSite=Strict cookies are sent with it.
 */
export const wayOn = (c: Context, { status = 200, to, text }: WayOn): Response =>
  c.html(
    `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>たびしるべ</title><style>${WAY_ON_STYLE}</style><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript></head>
<body><p>${text}</p><a href="${to}">次へ進む</a><script>${WAY_ON_SCRIPT}</script></body></html>
`,
    status,
    { 'content-security-policy': POLICY },
  )
