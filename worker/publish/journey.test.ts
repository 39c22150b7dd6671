import { afterAll, expect, test } from 'vitest'
import { Publication } from '#domain/publish/publication.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { staff } from '#tests/worker/office.ts'
import { slugsOfAuthors } from '../db/content/author-pages.server.ts'
import { sitemapAddress } from '../syndication/sitemaps.ts'
import { entityOf, read } from './publishing.fixture.ts'

const site = await serveMemberSite('journey')
afterAll(site.stop)
const publisher = await staff(site, 'publisher')
const contributor = await staff(site, 'contributor')
const db = site.db as unknown as D1Database

const at = (path: string) => read(site.url + path)

/** Makes a call, and measures how long it takes until the public address matches. */
const until = async (
  call: ReturnType<typeof publisher.request>,
  path: string,
  isThere: (text: string, status: number) => boolean,
) => {
  const startedAt = performance.now()
  const answer = await call
  const { text, status } = await at(path)
  const took = Math.round(performance.now() - startedAt)
  expect([answer.status, answer.body.errors, isThere(text, status)]).toEqual([200, undefined, true])
  return { ...answer.body.data, took }
}

const id = randomIdentifier()
const slug = 'journey-of-an-article'
const path = `/article-pages/${slug}`
const endpoint = (step: string) => `POST /manage/article-pages/${id}/${step}`
const title = '公開の旅の記事'
const published = randomIdentifier()

test('an article is public, edited, rolled back and unpublished when the call answers, wherever it is shown, and its publications are listed newest first (R39, R189)', async () => {
  const model = await entityOf(
    db,
    'article-page',
    "status = 'published' AND prefecture_code IS NOT NULL AND author_id IS NOT NULL",
  )
  const prefecture = `/pr/${prefectureOfCode(model.prefectureCode)?.slug}`
  const [author] = await slugsOfAuthors(db, [model.authorId ?? ''])
  const copy = await publisher.request(`POST /manage/article-pages/${model.id}/duplicate`, { id })
  expect(copy.status).toBe(200)
  const { fields } = copy.body.data.document
  const moment = new Date().toISOString()
  const saved = await publisher.request(`PATCH /manage/article-pages/${id}`, {
    version: 1,
    fields: { ...fields, slug, title, factCheckedAt: moment },
  })
  expect(saved.status).toBe(200)
  expect((await at(path)).status).toBe(404)
  const call = publisher.request(endpoint('publish'), { version: 2, publicationId: published })
  const { publication, took } = await until(call, path, (text) => text.includes(title))
  const shown = [
    path,
    '/article-pages',
    '/',
    prefecture,
    `/authors/${author}`,
    '/feed.xml',
    sitemapAddress('article-page', new Date().toISOString()),
  ]
  for (const address of shown)
    expect([address, (await at(address)).text.includes(address.includes('sitemap') ? slug : title)]).toEqual([
      address,
      true,
    ])
  console.log(`公開：${took} ms で ${shown.join('、')}`)
  expect(Publication.parse(publication)).toMatchObject({
    id: published,
    isPageLive: true,
    reason: 'publish',
    path,
  })
  // Repeating it changes nothing.
  const again = await publisher.request(endpoint('publish'), { version: 2, publicationId: published })
  expect([again.status, again.body.data.publication.id]).toEqual([200, published])

  // An edit becomes public, too; an unpublished page is gone with its data, and comes back unchanged.
  const { document } = (await publisher.request(`GET /manage/article-pages/${id}`)).body.data
  const edited = `${title}・改`
  const { version } = document.manuscript
  await publisher.request(`PATCH /manage/article-pages/${id}`, {
    version,
    fields: { ...document.fields, title: edited },
  })
  const publicationId = randomIdentifier()
  const edit = await until(
    publisher.request(endpoint('publish'), { version: version + 1, publicationId }),
    path,
    (text) => text.includes(edited),
  )
  expect(edit.publication.reason).toBe('update')
  const back = await until(
    publisher.request(endpoint('rollback'), { version: version + 2, publicationId }),
    path,
    (text) => text.includes(title) && !text.includes(edited),
  )
  const down = await until(
    publisher.request(endpoint('unpublish'), { version: version + 3 }),
    path,
    (_, status) => status === 404,
  )
  expect((await at(`${path}/_payload.json`)).status).toBe(404)
  for (const list of ['/article-pages', `/authors/${author}`])
    expect((await at(list)).text).not.toContain(title)
  const up = await until(publisher.request(endpoint('publish'), { version: version + 4 }), path, (text) =>
    text.includes(title),
  )
  console.log(
    `更新：${edit.took} ms、元に戻す：${back.took} ms、取り下げ：${down.took} ms、再公開：${up.took} ms`,
  )

  // Each publication is listed with its addresses; an author sees their own.
  const { body } = await publisher.request('GET /manage/publications?limit=2')
  const { list, meta } = body.data.publications
  expect(list.map((one: unknown) => Publication.parse(one).reason)).toEqual(['publish', 'unpublish'])
  const next = await publisher.request(`GET /manage/publications?limit=2&cursor=${meta.cursor}`)
  expect(next.body.data.publications.list.map(({ reason }: Publication) => reason)).toEqual([
    'rollback',
    'update',
  ])
  const one = await publisher.request(`GET /manage/publications/${published}?limit=3`)
  expect(one.body.data.publication.requestedBy).toMatchObject({ accountId: publisher.accountId })
  expect(one.body.data.pages.list.map(({ path: address }: { path: string }) => address)).toContain(
    '/article-pages',
  )
  expect(one.body.data.counts.failed).toBe(0)
  expect((await publisher.request(`GET /manage/publications/${randomIdentifier()}`)).status).toBe(404)
  expect((await publisher.request('GET /manage/publications?state=nowhere')).status).toBe(422)
  expect((await contributor.request('GET /manage/publications')).body.data.publications.list).toEqual([])
  expect((await contributor.request(`GET /manage/publications/${published}`)).status).toBe(403)
  expect((await contributor.request(`POST /manage/publications/${published}/retry`)).status).toBe(403)
  const retried = await publisher.request(`POST /manage/publications/${published}/retry`)
  expect([retried.status, retried.body.data.publication.id]).toEqual([200, published])
}, 90_000)
