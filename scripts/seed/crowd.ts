import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { japanTime } from '#domain/date/japan-time.ts'
import { FAVORITE_KINDS, HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import { ofKind } from '#domain/shelf/shelf.ts'
import { seedId } from '#seed/identity.ts'
import { CROWD_PREFIX, type CrowdContent, crowd } from '#seed/members/crowd.ts'
import type { LinkedContent } from '#seed/members/linked-content.ts'
import { seedAccountStatements } from '#worker/db/account/accounts.server.ts'
import { offersOf } from '#worker/db/shelf/content.server.ts'
import { addFavorites } from '#worker/db/shelf/favorites.server.ts'
import { mergeHistories } from '#worker/db/shelf/histories.server.ts'
import { newGuideStatements } from '#worker/db/travel/new-guide.server.ts'
import { uuidOf } from './members.ts'

const contentOf = async (db: D1Database): Promise<CrowdContent> => {
  const [articles, spots] = await db.batch<LinkedContent & { slug: string }>([
    db.prepare(`SELECT id FROM article_pages WHERE status = 'published' ORDER BY published_at DESC, id DESC`),
    db.prepare(
      `SELECT id, slug, name AS title, prefecture_code AS prefectureCode, city_code AS cityCode FROM spots
       WHERE status = 'published' ORDER BY id`,
    ),
  ])
  return {
    articles: (articles?.results ?? []).map(({ id }) => id),
    spots: new Map((spots?.results ?? []).map(({ slug, ...spot }) => [slug, spot])),
  }
}

/** Deletes the members for benchmarks, with all that is theirs. */
export const removeCrowd = (db: D1Database): D1PreparedStatement =>
  db
    .prepare('DELETE FROM accounts WHERE id IN (SELECT account_id FROM account_auths WHERE uuid LIKE ?)')
    .bind(`${CROWD_PREFIX}%`)

/** The statements that add each of `count` members for benchmarks, with favourites, histories and guides. */
export async function crowdStatements(
  db: D1Database,
  count: number,
  now: Date,
): Promise<AsyncIterable<D1PreparedStatement[]>> {
  const content = await contentOf(db)
  async function* statements() {
    for (const { subject, favorites, histories, guides } of crowd(content, count, japanTime(now).date)) {
      const id = seedId('account', subject)
      const account = {
        id,
        uuid: uuidOf(id),
        roleName: 'member',
        authId: seedId('account-auth', subject),
        subject,
        mailDigest: seedId('mail', subject),
        staffName: null,
      }
      const kept = await offersOf(db, favorites, now)
      const viewed = await offersOf(db, histories, now)
      yield [
        ...seedAccountStatements(db, account, now.toISOString()),
        ...FAVORITE_KINDS.flatMap((kind) => addFavorites(db, id, kind, ofKind(kind, kept), now)),
        ...HISTORY_KINDS.map((kind) => mergeHistories(db, id, kind, ofKind(kind, viewed), now)),
        ...guides.flatMap((guide) => newGuideStatements(db, id, guide, now)),
      ]
    }
  }
  return statements()
}
