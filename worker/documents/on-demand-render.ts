import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { renderDocument } from './render.ts'
import { isRenderedOnRequest } from './rendered-on-request.ts'

/**
 * `GET /_/render?url=/spots`: renders an address on demand, to compare it with the served file: `{status, html,
 * payload}`; with `&now=2027-01-15T12:00:00Z`, as of that moment. On a development server only, like everything below
 * `/_`.
 */
export async function onDemandRender(c: Context<AppEnv>): Promise<Response> {
  const moment = Date.parse(c.req.query('now') ?? '')
  const now = Number.isNaN(moment) ? new Date() : new Date(moment)
  const url = c.req.query('url') ?? '/'
  const isStored = !isRenderedOnRequest(new URL(url, c.req.url))
  const { status, html, payload } = await renderDocument(url, c.env, now, { isStored })
  return c.json({ status, html, payload }, 200, { 'cache-control': 'no-store' })
}
