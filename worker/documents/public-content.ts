import { siteDatabase } from '../auth/guarded-database.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import { overlayIndex } from '../publish/overlay-index.ts'

/** Any replica: nothing was published since the build. */
const ANY = 'first-unconstrained'

/**
 * Published content for a public reader, from the nearest replica of D1 that has all publications which readers are
 * served (its bookmark is in the overlay index): whoever has seen a published page finds it in lists and searches.
 * https://developers.cloudflare.com/d1/best-practices/read-replication/
 */
export async function publicContent(env: Env, now = new Date()): Promise<ContentRepository> {
  const { bookmark } = await overlayIndex(env)
  // A session has the methods for statements; only `exec` and `dump` are missing.
  const session = siteDatabase(env.DB).withSession(bookmark ?? ANY) as unknown as D1Database
  return createContentRepository(session, now)
}
