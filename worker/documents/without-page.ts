import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { noteMissing } from '../redirects/missing-addresses.ts'
import { presentSlugs } from './present-slugs.ts'
import { removedPages } from './removed-pages.ts'
import { errorDocument } from './static-site.ts'

/** What is answered where there is no page: the way to where it is now (301), that it was removed (410), or 404. */
export const withoutPage = async (c: Context<AppEnv>): Promise<Response> => {
  const known = (await presentSlugs(c)) ?? (await removedPages(c))
  if (!known) noteMissing(c)
  return known ?? errorDocument(c, 404)
}
