import { siteDatabase } from '../auth/guarded-database.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import type { SearchQuery } from '../db/search/query.ts'
import { overlayIndex } from '../publish/overlay-index.ts'

/** Any replica: nothing was published since the build. */
const ANY = 'first-unconstrained'

/** Told of each search without results. */
export type OnMissedSearch = (query: SearchQuery) => void

/**
 * Published content for a public reader, from the nearest replica of D1 that has all publications which readers are
 * served (its bookmark is in the overlay index): whoever has seen a published page finds it in lists and searches.
 * https://developers.cloudflare.com/d1/best-practices/read-replication/
 */
export async function publicContent(
  env: Env,
  now = new Date(),
  onMissedSearch?: OnMissedSearch,
): Promise<ContentRepository> {
  const { bookmark } = await overlayIndex(env)
  // A session has the methods for statements; only `exec` and `dump` are missing.
  const session = siteDatabase(env.DB).withSession(bookmark ?? ANY) as unknown as D1Database
  const content = createContentRepository(session, now)
  if (!onMissedSearch) return content
  const search: ContentRepository['search'] = async (query, view) => {
    const found = await content.search(query, view)
    if (found.total === 0) onMissedSearch(query)
    return found
  }
  return { ...content, search }
}
