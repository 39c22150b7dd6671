import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { staticFile } from '../documents/static-site.ts'

type Scheme = 'light' | 'dark'

/** A media query that always matches, or with `not` never. */
const ALWAYS = '(min-width:0)'
const NEVER = '(max-width:0)'

/** HTML or CSS as for a device that prefers a scheme, whatever the device prefers. */
export const inScheme = (text: string, scheme: Scheme): string =>
  text
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_query, requested) =>
      requested === scheme ? ALWAYS : NEVER,
    )
    .replace(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`)

/** The document with style sheets for a scheme: `/assets/…` becomes `/preview/dark/assets/…`. */
export const documentInScheme = (html: string, scheme: Scheme): string =>
  inScheme(html, scheme).replace(
    /(<link rel="stylesheet"[^>]* href=")(\/assets\/)/g,
    (_link, start, path) => `${start}/preview/${scheme}${path}`,
  )

/** `GET /preview/dark/assets/…css`: a style sheet of the site as for a device that prefers that scheme. */
export async function styleInScheme(c: Context<AppEnv, '/preview/:scheme/assets/*'>): Promise<Response> {
  const scheme = c.req.param('scheme') === 'dark' ? 'dark' : 'light'
  const path = new URL(c.req.url).pathname.replace(/^\/preview\/[a-z]+/, '')
  const file = path.endsWith('.css') ? await staticFile(c, path) : null
  if (!file) return c.notFound()
  return c.body(inScheme(await file.text(), scheme), 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'private, max-age=3600',
  })
}
