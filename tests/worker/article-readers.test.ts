import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { japanTime } from '#domain/date/japan-time.ts'
import { CLIENT_ID } from '#identity/settings.ts'
import { jsCookieName } from '#worker/auth/js-cookie.ts'
import { addArticleReads } from '#worker/db/content/article-readers.server.ts'
import { forgetReaders } from '#worker/documents/reader-secrets.ts'
import { aPerson } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('article-readers', { GATHERING_SPEED: '20' })
afterAll(site.stop)
const { db } = site

const [one = '', other = ''] = (
  await db
    .prepare("SELECT slug FROM article_pages WHERE status = 'published' ORDER BY slug LIMIT 2")
    .raw<[string]>()
).flat()

type Visit = { from?: string; headers?: Record<string, string>; method?: string }

let lastAddress = 0
/** The address of a network that has read nothing. */
const newAddress = () => `198.51.100.${++lastAddress}`

/** Opens a page as a browser does. */
const open = async (path: string, { from = newAddress(), headers = {}, method = 'GET' }: Visit = {}) => {
  const response = await fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'user-agent': 'Mozilla/5.0 Chrome/141.0',
      'cf-connecting-ip': from,
      'sec-fetch-dest': 'document',
      ...headers,
    },
  })
  await response.arrayBuffer()
  return response.status
}
const article = (slug: string) => `/article-pages/${slug}`

const counted = async () => {
  const { results } = await db
    .prepare(
      `SELECT t.slug, count(*) AS numbers FROM article_reader_numbers n JOIN article_pages t ON t.id = n.article_id
       GROUP BY t.slug ORDER BY t.slug`,
    )
    .all<{ slug: string; numbers: number }>()
  return Object.fromEntries(results.map(({ slug, numbers }) => [slug, numbers]))
}
/** Reads are buffered before they are written: those before the last one are written with it, or earlier. */
const expectCounted = (expected: Record<string, number>) =>
  vi.waitFor(async () => expect(await counted()).toEqual(expected), { timeout: 20_000, interval: 50 })

beforeEach(async () => {
  await db.batch([
    db.prepare('DELETE FROM article_reader_numbers'),
    db.prepare('DELETE FROM article_readers'),
  ])
})

test('a network counts once a day for an article, however often it is reloaded and by whichever browser', async () => {
  const from = newAddress()
  for (let time = 0; time < 40; time++)
    expect(await open(article(one), { from, headers: { 'user-agent': `Mozilla/5.0 Chrome/${time}` } })).toBe(
      200,
    )
  await expectCounted({ [one]: 1 })
  await open(`${article(one)}?utm_source=letter`, { from })
  await open(article(other), { from })
  await open(article(one))
  await expectCounted({ [one]: 2, [other]: 1 })
  const { results } = await db.prepare('SELECT * FROM article_reader_numbers').all()
  for (const row of results)
    expect(row).toEqual({
      day: japanTime(new Date()).date,
      article_id: expect.any(String),
      number: expect.stringMatching(/^[\w-]{2}$/),
    })
  const { results: days } = await db.prepare('SELECT numbers, readers FROM article_readers ORDER BY 1').all()
  expect(days).toEqual([
    { numbers: 1, readers: 1 },
    { numbers: 2, readers: expect.closeTo(2, 2) },
  ])
})

test('the addresses of one subscriber of IPv6 count as one', async () => {
  await open(article(one), { from: '2001:db8:1:2::1' })
  await open(article(one), { from: '2001:db8:1:2:ffff::9' })
  await open(article(one), { from: '2001:db8:1:ff::1' })
  await open(article(one), { from: '2001:db8:1:102::1' })
  await expectCounted({ [one]: 2 })
})

test('a forged session of any length keeps nobody else from being counted', async () => {
  const pool = `CognitoIdentityServiceProvider.${CLIENT_ID}`
  const claims = Buffer.from(JSON.stringify({ sub: 'x'.repeat(2000) })).toString('base64url')
  const cookie = `${pool}.LastAuthUser=someone; ${jsCookieName(`${pool}.someone.accessToken`)}=e30.${claims}.x`
  await open(article(one), { headers: { cookie } })
  await open(article(other))
  await expectCounted({ [one]: 1, [other]: 1 })
})

test('the numbers of a day and what they were made with are deleted after it', async () => {
  await open(article(one))
  await expectCounted({ [one]: 1 })
  const pages = (await site.miniflare.getR2Bucket('PAGES')) as unknown as R2Bucket
  const secrets = async () => (await pages.list({ prefix: 'reader-secrets/' })).objects.length
  expect(await secrets()).toBe(1)
  const env = { DB: db, PAGES: pages } as unknown as Env
  await forgetReaders(env, new Date())
  expect([await secrets(), await counted()]).toEqual([1, { [one]: 1 }])
  await forgetReaders(env, new Date(Date.now() + 24 * 3_600_000))
  expect([await secrets(), await counted()]).toEqual([0, {}])
})

test.each<[string, Visit]>([
  ['a robot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a script that says nothing of a navigation', { headers: { 'sec-fetch-dest': '' } }],
  ['a request for the head only', { method: 'HEAD' }],
  ['a document that is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a document that is rendered ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a browser with Do Not Track', { headers: { dnt: '1' } }],
  ['a browser with Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
])('%s is not counted', async (_what, visit) => {
  expect(await open(article(one), visit)).toBe(200)
  await open(article(other))
  await expectCounted({ [other]: 1 })
})

test('redirects, missing articles, lists and data are not counted', async () => {
  expect(await open(`${article(one)}/`)).toBe(301)
  expect(await open(article('there-is-no-such-article'))).toBe(404)
  expect(await open('/article-pages')).toBe(200)
  expect(await open('/about')).toBe(200)
  expect(await open(`${article(one)}/_payload.json`, { headers: { 'sec-fetch-dest': 'empty' } })).toBe(200)
  await open(article(other))
  await expectCounted({ [other]: 1 })
})

test('an article that was fetched ahead is counted when its reader goes on from there', async () => {
  const from = newAddress()
  const comingFrom = (slug: string) => ({
    referer: site.url + article(slug),
    'sec-fetch-site': 'same-origin',
  })
  await open(article(one), { from, headers: { 'sec-purpose': 'prefetch' } })
  await open('/spots', { from, headers: comingFrom(one) })
  await open('/spots', { headers: { ...comingFrom(other), 'sec-fetch-site': 'cross-site' } })
  await expectCounted({ [one]: 1 })
  // The same reader, however the article was opened.
  await open(article(one), { from })
  await open(article(other), { from })
  await expectCounted({ [one]: 1, [other]: 1 })
})

test('members are counted, those who work in the office are not', async () => {
  const cookieOf = async (role: 'member' | 'editor' | 'contributor') => {
    const { token } = await aPerson(site, role)
    const pool = `CognitoIdentityServiceProvider.${CLIENT_ID}`
    return `${pool}.LastAuthUser=someone; ${jsCookieName(`${pool}.someone.accessToken`)}=${token}`
  }
  for (const role of ['editor', 'contributor'] as const)
    await open(article(one), { headers: { cookie: await cookieOf(role) } })
  await open(article(one), { headers: { cookie: await cookieOf('member') } })
  await open(article(other), { headers: { cookie: 'CognitoIdentityServiceProvider.x=nonsense' } })
  await expectCounted({ [one]: 1, [other]: 1 })
})

test('the more numbers are taken, the more readers each stands for', async () => {
  const day = japanTime(new Date()).date
  const reads = Array.from({ length: 2048 }, (_, number) => ({
    day,
    slug: one,
    number: String(number),
    subject: null,
  }))
  await addArticleReads(db as unknown as D1Database, reads)
  await addArticleReads(db as unknown as D1Database, reads)
  const row = await db
    .prepare('SELECT numbers, readers FROM article_readers')
    .first<{ numbers: number; readers: number }>()
  // Of 4,096 numbers half are expected to be taken by 4096 × ln 2 readers.
  expect(row).toEqual({ numbers: 2048, readers: expect.closeTo(4096 * Math.LN2, -1) })
})
