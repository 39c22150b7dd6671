import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { renderDocument } from './render.ts'

/**
 * `GET /_/render?url=/spots`: what an address would be if it were rendered now, to compare it with the file that is
 * served: `{status, html, payload}`; with `&now=2027-01-15T12:00:00Z`, as it would be at that moment. On a development
 * server only, as everything below `/_`.
 */
export async function renderedNow(c: Context<AppEnv>): Promise<Response> {
  const moment = Date.parse(c.req.query('now') ?? '')
  const now = Number.isNaN(moment) ? new Date() : new Date(moment)
  const { status, html, payload } = await renderDocument(c.req.query('url') ?? '/', c.env, now)
  return c.json({ status, html, payload }, 200, { 'cache-control': 'no-store' })
}
