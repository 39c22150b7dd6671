import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../app-env.ts'

/** The prerendered page (pages/maintenance) has a placeholder text between these comments. */
const MESSAGE = /<!--said-->[\s\S]*?<!--\/said-->/
const TITLE = /<title>[^<]*/

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const messageHtml = (title: string, lines: readonly string[]): string =>
  `<!--said--><h1>${escapeHtml(title)}</h1>${lines
    .map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
    .join('')}<!--/said-->`

type DocumentText = {
  status: ContentfulStatusCode
  title: string
  lines: readonly string[]
  /** Seconds. */
  retryAfter: number
}

/**
 * The maintenance page under the address of another page that is unavailable: it polls until that is back
 * (pages/maintenance/AutoReturn.tsx).
 */
export async function maintenanceDocument(
  c: Context<AppEnv>,
  { status, title, lines, retryAfter }: DocumentText,
): Promise<Response> {
  // Without the visitor's conditions: it is never "not modified".
  const page = await c.env.ASSETS.fetch(new URL('/maintenance/index.html', c.req.url))
  const html = page.ok ? await page.text() : ''
  const rendered = html
    .replace(TITLE, (found) => found.replace(/<title>[^｜|]*/, () => `<title>${escapeHtml(title)}`))
    .replace(MESSAGE, () => messageHtml(title, lines))
  return c.body(rendered, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  })
}
