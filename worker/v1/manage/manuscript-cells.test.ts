import { expect, test } from 'vitest'
import { sharedSite } from '#tests/worker/member-site.ts'
import { aDraft, staff } from '#tests/worker/office.ts'

const site = await sharedSite()
const publisher = await staff(site, 'publisher')

const NAMES = 'kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live'

test('the numbers of combinations of facets are those of the manuscripts, after changes and removals too (R40)', async () => {
  const [kept, removed] = await Promise.all(
    ['別の県へ移る下書き', '消える下書き'].map((title) => aDraft(publisher, 'article-pages', { title })),
  )
  const moved = { version: 1, fields: { type: 'news', prefectureCode: '17' } }
  const call = `PATCH /manage/article-pages/${kept.manuscript.id}`
  expect((await publisher.request(call, moved)).status).toBe(200)
  const deleted = site.db.prepare('DELETE FROM manuscripts WHERE id = ?').bind(removed.manuscript.id)
  expect((await deleted.run()).meta.changes).toBeGreaterThan(0)
  const [stored, counted] = await site.db.batch([
    site.db.prepare(`SELECT ${NAMES}, count FROM manuscript_cells ORDER BY ${NAMES}`),
    site.db.prepare(
      `SELECT kind, stage, coalesce(type, '') AS type, coalesce(prefecture_code, '') AS prefecture_code,
         coalesce(author_id, '') AS author_id, coalesce(disclosure_kind, '') AS disclosure_kind, is_live, count(*) AS count
       FROM manuscripts GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7`,
    ),
  ])
  expect(stored?.results.length).toBeGreaterThan(10)
  expect(stored?.results).toEqual(counted?.results)
})
