import type { Context } from 'hono'
import { cutText } from '#domain/text/cut-text.ts'
import { link } from '#domain/url/link.ts'
import { searchPath } from '#domain/url/query-path.ts'
import type { AppEnv } from '../app-env.ts'
import { documents } from './documents.ts'

/** The fields of the search form; other parameters are dropped. */
const FIELDS = ['keyword', 'prefecture', 'kind', 'month', 'tag', 'city', 'view'] as const

/**
 * `GET /search?keyword=…`, sent by the form without script, redirects to the address of the results. Without terms it
 * is the search page itself.
 */
export async function searchFromForm(c: Context<AppEnv>): Promise<Response> {
  const terms = Object.fromEntries(
    FIELDS.map((field) => [field, cutText(c.req.query(field)?.trim() ?? '', 100)]),
  )
  const path = searchPath(terms)
  if (path === link('search')) return documents(c)
  c.header('cache-control', 'no-store')
  return c.redirect(path, 302)
}
