import type { Context } from 'hono'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { AppEnv } from '../app-env.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { REVALIDATED } from '../publish/file-headers.ts'
import { contentPage } from './content-page.ts'

/**
 * For an address without a page: whether it is a former slug of something that is public, and where that is now (301).
 * Asked only when nothing else answered, so pages that exist never wait for the database.
 */
export async function presentSlugs(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url)
  const page = contentPage(pathname)
  if (!page) return null
  const content = createContentRepository(c.env.DB, new Date())
  const present = await content.findSlugByFormerSlug(page.kind, page.slug)
  if (!present) return null
  // A page may take its former slug back: a browser that kept the way there for good would go round in a circle.
  c.header('cache-control', REVALIDATED)
  return c.redirect(`/${CONTENT_KINDS[page.kind].plural}/${present}${search}`, 301)
}
