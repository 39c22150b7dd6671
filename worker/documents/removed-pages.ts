import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { contentPage } from './content-page.ts'
import { errorDocument } from './static-site.ts'

/**
 * For an address without a page: 410 where there was one, so that search engines forget it and readers learn that
 * nothing is wrong with their link. Its payload likewise. Asked only when nothing else answered.
 */
export async function removedPages(c: Context<AppEnv>): Promise<Response | null> {
  const page = contentPage(new URL(c.req.url).pathname.replace(/\/_payload\.json$/, ''))
  if (!page) return null
  const content = createContentRepository(c.env.DB, new Date())
  return (await content.wasRemoved(page.kind, page.slug)) ? errorDocument(c, 410) : null
}
