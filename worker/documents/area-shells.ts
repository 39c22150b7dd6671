import type { MiddlewareHandler } from 'hono'
import { areaPageOf, PERSONAL_PAGES } from '#domain/site/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/site/management-pages.ts'
import type { AppEnv } from '../app-env.ts'
import { requestUrl } from './request-path.ts'
import { staticDocument } from './static-site.ts'

/** The asset server has `$` in escaped form only. */
const AREAS = [
  { start: '/@', pages: PERSONAL_PAGES, shell: '/~' },
  { start: '/$', pages: MANAGEMENT_PAGES, shell: '/%24' },
]

/**
 * Serves one document for every page of a client-rendered area, whatever the id in its address: it contains nothing
 * personal, and the client renders the page by the real address. An address without a page is not found (R63).
 */
export const areaShells = (): MiddlewareHandler<AppEnv> =>
  async function areaShells(c, next) {
    const { pathname } = requestUrl(c)
    const shell = AREAS.find(
      ({ start, pages }) => pathname.startsWith(start) && areaPageOf(pages, pathname),
    )?.shell
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const document = shell && isRead ? await staticDocument(c, new URL(shell, c.req.url)) : null
    return document || next()
  }
