import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Whether the request is a top-level navigation, and not an image, a frame or a prefetch. Browsers that do not send
 * these headers (before 2023) are allowed. https://www.w3.org/TR/fetch-metadata/
 */
function isNavigation(c: Context): boolean {
  const destination = c.req.header('sec-fetch-dest')
  return (!destination || destination === 'document') && !c.req.header('sec-purpose')
}

/** Whether another site, or another host of this one, initiated the navigation. */
export const isFromElsewhere = (c: Context): boolean =>
  ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')

/**
 * For addresses whose GET has an effect: only a top-level navigation may open them. The answer is not cached, and no
 * referrer is sent, because the URL may contain a code.
 */
export const privateNavigation = () =>
  createMiddleware(async function privateNavigation(c, next) {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    // Hono answers HEAD by running GET, which would consume the code.
    if (c.req.method === 'HEAD') return c.body(null, 200)
    if (!isNavigation(c)) return c.text('このアドレスは、ページとしてのみ開けます。\n', 403)
    await next()
  })
