import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Whether a visitor is on the way to a page, and it is not a picture, a frame or a guess of the browser's that asks
 * in their name. A browser too old to tell (before 2023) is believed.
 * https://www.w3.org/TR/fetch-metadata/
 */
function isNavigation(c: Context): boolean {
  const destination = c.req.header('sec-fetch-dest')
  return (!destination || destination === 'document') && !c.req.header('sec-purpose')
}

/** Whether another site, or another host of this one, sent the visitor here. */
export const isFromElsewhere = (c: Context): boolean =>
  ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')

/**
 * For addresses that do something when they are opened: only a visitor's own way to a page opens them. The answer is
 * kept nowhere, and where it leads is not told where it came from, as the address may hold a code.
 */
export const privateNavigation = () =>
  createMiddleware(async function privateNavigation(c, next) {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    // hono answers HEAD with what GET does; whoever only looks must not use anything up.
    if (c.req.method === 'HEAD') return c.body(null, 200)
    if (!isNavigation(c)) return c.text('このアドレスは、ページとしてのみ開けます。\n', 403)
    await next()
  })
