import type { Context } from 'hono'
import { type ContentKind, kindOfPlural } from '#domain/content-kind.ts'
import { Slug } from '#domain/slug.ts'
import type { AppEnv } from './app-env.ts'
import { createContentRepository } from './db/content.server.ts'

const PAGE = /^\/([a-z-]+)\/([^/]+)$/

/** Entries of a list page: they have an anchor, and no page of their own that could be called otherwise. */
const WITHOUT_PAGE: readonly ContentKind[] = ['product', 'feature', 'campaign', 'sponsored-page']

/**
 * For an address without a page: whether it is a former slug of something that is public, and where that is now (301).
 * Asked only when nothing else answered, so pages that exist never wait for the database.
 */
export async function presentSlugs(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url)
  const [, plural = '', slug = ''] = PAGE.exec(pathname) ?? []
  const kind = kindOfPlural(plural)
  if (!kind || WITHOUT_PAGE.includes(kind) || !Slug.safeParse(slug).success) return null
  const present = await createContentRepository(c.env.DB, new Date()).findSlugByFormerSlug(kind, slug)
  return present ? c.redirect(`/${plural}/${present}${search}`, 301) : null
}
