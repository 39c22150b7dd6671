import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { requestPath } from './request-path.ts'
import { staticDocument } from './static-site.ts'

/** The asset server knows `$` by its escape only. Where the one prerendered document of each client-rendered area is, by the area's first segment. */
const SHELLS: Record<string, string> = { '@': '/~', $: '/%24' }

/**
 * Serves one document for every address of a client-rendered area: it holds nothing personal, and the page in it
 * decides by the real address what to show.
 */
export const areaShells = (): MiddlewareHandler<AppEnv> =>
  async function areaShells(c, next) {
    const shell = SHELLS[requestPath(new URL(c.req.url)).split('/')[1] ?? '']
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const document = shell && isRead ? await staticDocument(c, new URL(shell, c.req.url)) : null
    return document || next()
  }
