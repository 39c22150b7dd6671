import { afterAll, expect, onTestFinished, test } from 'vitest'
import { get } from '#tests/worker/client.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { restoreLater } from '#tests/worker/restore-rows.ts'

const { db, url } = await sharedSite()
afterAll(await restoreLater(db, 'gifts', '1'))
afterAll(() => db.prepare("DELETE FROM slug_history WHERE kind = 'gift' AND slug LIKE 'former-%'").run())

const request = (path: string) => get(path, {}, url)
const slugs = async (query = ''): Promise<string[]> => {
  const { data } = await (await request(`/v1/gifts?limit=100${query}`)).json()
  return data.gifts.list.map(({ slug }: { slug: string }) => slug)
}

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const all = await slugs()
const [present = '', later = '', over = '', renamed = ''] = all
const set = (column: string, value: string, slug: string) =>
  db.prepare(`UPDATE gifts SET "${column}" = ? WHERE slug = ?`).bind(value, slug).run()

await set('published_at', inHours(1), later)
await set('unpublish_at', inHours(-1), over)
await set('unpublish_at', inHours(1), present)
await db.batch(
  [over, renamed].map((slug) =>
    db
      .prepare(
        `INSERT INTO slug_history (kind, slug, content_id) SELECT 'gift', ?, id FROM gifts WHERE slug = ?`,
      )
      .bind(`former-${slug}`, slug),
  ),
)

test('content is public from its publication until its end, by the minute', async () => {
  const now = await slugs()
  expect(now).toContain(present)
  expect(now).not.toContain(later)
  expect(now).not.toContain(over)
  expect(now).toHaveLength(all.length - 2)
  const statuses = await Promise.all(
    [present, later, over].map(async (slug) => (await request(`/v1/gifts/${slug}`)).status),
  )
  expect(statuses).toEqual([200, 404, 404])
})

test('a former slug redirects only while its target is public (R107)', async () => {
  for (const base of ['/gifts', '/v1/gifts']) {
    const good = await request(`${base}/former-${renamed}`)
    expect([good.status, good.headers.get('location')]).toEqual([301, `${base}/${renamed}`])
    expect((await request(`${base}/former-${over}`)).status).toBe(base === '/gifts' ? 410 : 404)
  }
})

test('a page of formerly public content is 410; otherwise 404', async () => {
  const [gift = ''] = await slugs()
  // A slug that the build has no file for.
  await set('slug', 'never-built', gift)
  const answers = async (changes: Record<string, string | null>) => {
    for (const [column, value] of Object.entries(changes))
      await db.prepare(`UPDATE gifts SET "${column}" = ? WHERE slug = 'never-built'`).bind(value).run()
    const paths = ['/gifts/never-built', '/gifts/never-built/_payload.json', '/og/gifts/never-built.jpg']
    return Promise.all(paths.map(async (path) => (await request(path)).status))
  }
  const before = { published_at: inHours(-2), unpublish_at: null }
  expect(await answers({ ...before, unpublish_at: inHours(-1) })).toEqual([410, 410, 404])
  expect(await answers({ ...before, status: 'archived' })).toEqual([410, 410, 404])
  expect(await answers({ status: 'archived', published_at: null })).toEqual([404, 404, 404])
  expect(await answers({ status: 'draft', published_at: inHours(-2) })).toEqual([404, 404, 404])
  await answers({ ...before, status: 'published' })
  await set('slug', gift, 'never-built')
})

test('pages of a list with entries published at the same moment have no gaps and no repeats', async () => {
  onTestFinished(await restoreLater(db, 'gifts', '1'))
  await db.prepare('UPDATE gifts SET published_at = ?').bind(inHours(-5)).run()
  for (const sort of ['newest', 'oldest']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const { data } = await (await request(`/v1/gifts?limit=4&sort=${sort}${cursor}`)).json()
      seen.push(...data.gifts.list.map(({ slug }: { slug: string }) => slug))
      cursor = data.gifts.meta.cursor ? `&cursor=${data.gifts.meta.cursor}` : ''
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(all.length - 1)
  }
})
