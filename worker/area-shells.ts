import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { requestPath } from './request-path.ts'
import { staticDocument } from './static-site.ts'

/** The asset server knows `$` by its escape only. Where the one prerendered document of each client-rendered area is, by the area's first segment. */
const SHELLS: Record<string, string> = { '@': '/~', $: '/%24' }

/** The document of the address itself where it has one (its title is in it), else the one of the area. */
async function shellOf(c: Context<AppEnv>, path: string): Promise<Response | null> {
  const [, area = '', ...rest] = path.split('/')
  const shell = SHELLS[area]
  if (!shell) return null
  const own = rest.length > 0 && (await staticDocument(c, new URL([shell, ...rest].join('/'), c.req.url)))
  return own || staticDocument(c, new URL(shell, c.req.url))
}

/**
 * Serves prerendered documents for the addresses of a client-rendered area. They hold nothing personal; the page in
 * them decides by the real address what to show.
 */
export const areaShells = (): MiddlewareHandler<AppEnv> =>
  async function areaShells(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const document = isRead ? await shellOf(c, requestPath(new URL(c.req.url))) : null
    return document ?? next()
  }
