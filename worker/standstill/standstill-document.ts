import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../app-env.ts'

/** What stands between these in the prerendered page (pages/maintenance) is said in other words. */
const SAID = /<!--said-->[\s\S]*?<!--\/said-->/
const TITLE = /<title>[^<]*/

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const wordsOf = (title: string, lines: readonly string[]): string =>
  `<!--said--><h1>${escapeHtml(title)}</h1>${lines
    .map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
    .join('')}<!--/said-->`

type Said = {
  status: ContentfulStatusCode
  title: string
  lines: readonly string[]
  /** Seconds. */
  retryAfter: number
}

/**
 * The page that stands in for one which cannot be had for a while, under that one's own address: it looks by itself
 * whether it is back (pages/maintenance/ComeBack.tsx).
 */
export async function standstillDocument(
  c: Context<AppEnv>,
  { status, title, lines, retryAfter }: Said,
): Promise<Response> {
  // Without the visitor's conditions: it is never "not modified".
  const page = await c.env.ASSETS.fetch(new URL('/maintenance/index.html', c.req.url))
  const html = page.ok ? await page.text() : ''
  const told = html
    .replace(TITLE, (found) => found.replace(/<title>[^｜|]*/, () => `<title>${escapeHtml(title)}`))
    .replace(SAID, () => wordsOf(title, lines))
  return c.body(told, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  })
}
