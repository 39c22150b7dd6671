import type { D1Database } from '@cloudflare/workers-types'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { call, login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'

/** An id that does not exist. */
export const NOWHERE = identifierOf(0xffff)

const DAY_MS = 86_400_000
/** Before all days below, and within the year that a history is retained. */
const FIRST_DAY = Math.floor(Date.now() / DAY_MS) - 50

/** A moment on a day after the first one. */
export const day = (number: number) => new Date((FIRST_DAY + number) * DAY_MS).toISOString()

/** A view of a spot. */
export const spotView = (targetId: string, viewedAt: string) => ({ targetType: 'spot', targetId, viewedAt })

type Member = { token: string; account: { id: string } }

/** The shared site with members, and ids for their favourites and histories. */
export async function openShelf() {
  const site = await sharedSite()
  const db = site.db as unknown as D1Database
  const ids = async (table: 'spots' | 'article_pages'): Promise<string[]> => {
    const { results } = await db
      .prepare(`SELECT id FROM ${table} WHERE status = 'published' ORDER BY id LIMIT 12`)
      .all<{ id: string }>()
    return results.map(({ id }) => id)
  }
  return {
    site,
    db,
    spots: await ids('spots'),
    articles: await ids('article_pages'),
    aMember: async (): Promise<Member> => {
      const { access, id } = await tokensOf(site)
      const { body } = await login(site, id)
      return { token: access, account: body.data.account }
    },
    addFavorite: ({ token }: Member, path: string, createdAt: string, more = {}) =>
      call(site, `PUT /me/favorites/${path}`, { token, body: { createdAt, ...more } }),
    list: async ({ token }: Member, path: string) =>
      (await call(site, `GET /me/${path}`, { token })).body.data,
    view: ({ token }: Member, ...entries: object[]) =>
      call(site, 'POST /me/histories', { token, body: { entries } }),
    usage: async ({ account }: Member) =>
      (
        await db
          .prepare('SELECT metric, sum(count) AS count FROM usage_stats WHERE account_id = ? GROUP BY metric')
          .bind(account.id)
          .all()
      ).results,
    merge: ({ token }: Member, body: object) =>
      call(site, 'POST /me/shelf/merge', {
        token,
        body: { favorites: [], histories: [], isPaused: false, ...body },
      }),
    /** Inserts favourites or histories, without content, directly into the table. */
    fill: (member: Member, histories: number, favorites: number) =>
      db.batch([
        db
          .prepare(
            `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
             INSERT INTO histories SELECT ?1, 'spot', printf('a0000000-0000-4000-8000-%012x', i),
               strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (i - 9999) || ' minutes'),
               strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (i - 9999) || ' minutes'), 1, '題', '温泉' FROM n WHERE ?2 > 0`,
          )
          .bind(member.account.id, histories),
        db
          .prepare(
            `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
             INSERT INTO favorites SELECT ?1, 'spot', printf('a0000000-0000-4000-8000-%012x', i),
               strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (i - 9999) || ' minutes'), '題', '温泉', 'だい', ''
             FROM n WHERE ?2 > 0`,
          )
          .bind(member.account.id, favorites),
      ]),
  }
}
