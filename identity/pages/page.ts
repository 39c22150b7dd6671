import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import { STYLE } from './style.ts'

type Html = ReturnType<typeof html>

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** A document of the stand-in, labelled as such, so that it is not mistaken for a page of Google or LINE. */
export const page = (title: string, body: Html) => html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}｜たびしるべ（手元の代役）</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>${body}</main>
<footer>このページは、手元とテストで Amazon Cognito の代わりをしています。本番にはありません。</footer>
</body>
</html>`

/** No scripts, external resources or frames. Forms may redirect to the site. */
export const pageHeaders: MiddlewareHandler = async function pageHeaders(c, next) {
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.header('x-content-type-options', 'nosniff')
  c.header('cache-control', 'no-store')
  // A mail has a policy of its own.
  if (c.res.headers.has('content-security-policy')) return
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'; ` +
      "form-action 'self' http://localhost:* http://127.0.0.1:*",
  )
}
