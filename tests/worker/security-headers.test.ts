import { afterAll, beforeAll, expect, test } from 'vitest'
import { FALLBACK_IMAGE_ADDRESS, imageUrl } from '#domain/image/image.ts'
import { signedPath } from '#worker/media/signature.ts'
import { expectHeaders, overHttps } from './header-classes.ts'
import { ARTICLE, DONE, type HeaderRow, READ } from './header-rows.ts'
import { elements } from './html.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { createMemberFixtures, picture } from './member-fixtures.ts'
import { call, serveMemberSite } from './member-site.ts'
import { aMember } from './travel.ts'

const IMAGE_HOST = 'https://images.tabishirube.example'
const MEDIA_SIGNING_KEY = 'the-signing-key-of-this-test-file'
const KEY = 'the-key-of-whoever-runs-the-site-0123456789'

const site = await serveMemberSite('security-headers', {
  MEDIA_SIGNING_KEY,
  IMAGE_HOST,
  OPERATIONS_KEY: `the-key-that-was-before-this-one-0123456789, ${KEY}`,
})
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }
const request = (path: string, init?: RequestInit) => overHttps(site, path, init)

const addresses: Record<string, string> = {}
const tokens: Record<string, string> = { admin: office.admin.token, operations: KEY }

const publishArticle = async () => {
  const { document } = await asAdmin(office, `GET /manage/article-pages/by-slug/${ARTICLE}`)
  const endpoint = `/manage/article-pages/${document.manuscript.id}`
  const fields = { ...document.fields, title: 'ビルドのあとで公開した題' }
  const saved = await asAdmin(office, `PATCH ${endpoint}`, { version: document.manuscript.version, fields })
  const { version } = saved.document.manuscript
  const { publication } = await asAdmin(office, `POST ${endpoint}/publish`, { version })
  expect(publication.isPageLive).toBe(true)
}

beforeAll(async () => {
  const owner = await aMember(site)
  tokens.member = owner.token
  const fixtures = await createMemberFixtures(site, owner.token)
  addresses.photo = `/v1/travel/actions/${fixtures.action}/photos/${fixtures.photo}`
  addresses.calendar = `/v1/travel/guides/${fixtures.guide}.ics`
  const { guide } = (await call(site, `GET /travel/guides/${fixtures.guide}`, owner)).body.data.travelGuide
  addresses.shared = `/shared/guides/${guide.share.token}`
  const media = await site.miniflare.getR2Bucket('MEDIA')
  const options = { httpMetadata: { contentType: 'image/jpeg' } }
  await media.put('own.jpg', picture, options)
  await media.put(FALLBACK_IMAGE_ADDRESS.replace('{address}/', ''), picture, options)
  addresses.media = await signedPath('/media/own.jpg', MEDIA_SIGNING_KEY)
  addresses.picture = imageUrl({ address: FALLBACK_IMAGE_ADDRESS }, 'sm', IMAGE_HOST)
  const { document } = await asAdmin(office, `GET /manage/article-pages/by-slug/${ARTICLE}`)
  const { preview } = await asAdmin(
    office,
    `POST /manage/article-pages/${document.manuscript.id}/preview-token`,
  )
  addresses.preview = preview.url
  await publishArticle()
  const removed = await site.db.prepare("SELECT slug FROM spots WHERE status = 'archived'").first('slug')
  addresses.removed = `/spots/${removed}`
  const html = (await request('/')).body
  addresses.code = `/assets/${/data-code="([^" ]+)/.exec(html)?.[1]}.js`
  addresses.style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  const card = elements((await request('/about')).body, 'meta').find(
    ({ property }) => property === 'og:image',
  )
  addresses.card = card?.content?.replace(/^https:\/\/[^/]+/, '') ?? ''
  const { id } = JSON.parse((await request('/builds/latest.json')).body)
  addresses.build = `/builds/meta/${id}.json`
}, 60_000)

const initOf = ([, , , , init]: HeaderRow): RequestInit =>
  typeof init === 'function' ? init(tokens) : (init ?? {})

const requestRow = (row: HeaderRow, more: RequestInit = {}) => {
  const [, , path] = row
  return request(typeof path === 'string' ? path : path(addresses), { ...initOf(row), ...more })
}

test.each([...READ, ...DONE])('%s: %s has the headers of its class (R246, R260)', async (...row) => {
  const [name, , , status = 200] = row
  const { headers, status: answered } = await requestRow(row)
  expect(answered).toBe(status)
  expectHeaders(headers, name)
  // The cookies of the others are tested elsewhere (cookies.test.ts).
  if (name !== 'secret redirect') expect(headers.getSetCookie()).toEqual([])
})

test.each(READ)('%s: HEAD of %s has the same headers (R246)', async (...row) => {
  const [name, , , status = 200] = row
  const { headers, status: answered, body } = await requestRow(row, { method: 'HEAD' })
  expect([answered, body]).toEqual([status, ''])
  expectHeaders(headers, name)
})

test('a 304 has the headers of the stored answer (R246)', async () => {
  const answered = []
  for (const row of READ.filter(([, , , status = 200]) => status === 200)) {
    const etag = (await requestRow(row)).headers.get('etag')
    if (!etag) continue
    const again = await requestRow(row, { headers: { ...initOf(row).headers, 'if-none-match': etag } })
    // Some documents contain the current time and differ each time.
    if (again.headers.get('etag') !== etag) continue
    expect([row[1], again.status]).toEqual([row[1], 304])
    expectHeaders(again.headers, row[0])
    answered.push(row[0])
  }
  expect(new Set(answered)).toEqual(new Set(['document', 'call', 'picture', 'file', 'hashed file']))
})

test('every answer with a body has a content type, and texts declare UTF-8', async () => {
  for (const row of [...READ, ...DONE]) {
    const { headers, body } = await requestRow(row)
    if (body === '') continue
    const type = headers.get('content-type') ?? ''
    expect([row[1], type]).toEqual([
      row[1],
      expect.stringMatching(
        /^((text\/[\w-]+|application\/([\w.-]+\+)?xml|image\/svg\+xml); ?charset=utf-8|application\/([\w.-]+\+)?json(; charset=utf-8)?|image\/(png|jpeg|webp|avif))$/i,
      ),
    ])
    if (type.startsWith('application/json')) expect(() => JSON.parse(body)).not.toThrow()
    if (type.startsWith('text/html')) expect(body).toMatch(/^<!doctype html>/i)
  }
})

test('over HTTP a page redirects to HTTPS, and a call is refused with a message', async () => {
  const plain = async (path: string, init: RequestInit = {}) => {
    const { status, headers, body } = await overHttps(site, `http://tabishirube.example${path}`, init)
    return { status, location: headers.get('location'), text: body }
  }
  const token = { authorization: `Bearer ${tokens.member}` }
  for (const path of ['/', '/spots?page=2', '/login', '/preview/nothing'])
    expect([path, (await plain(path)).status, (await plain(path)).location]).toEqual([
      path,
      301,
      `https://tabishirube.example${path}`,
    ])
  const { status, location, text } = await plain('/v1/me', { headers: token })
  expect([status, location]).toEqual([403, null])
  expect(text).toContain('E10403')
  expect((await plain('/login', { method: 'POST', body: 'a=b' })).status).toBe(403)
  expect((await request('/v1/me', { headers: token })).status).toBe(200)
})

test('personal answers, including refusals, are not cached', async () => {
  const own = READ.filter(([, , , , init]) => typeof init === 'function')
  expect(own.length).toBeGreaterThan(6)
  for (const row of own)
    expect([row[1], (await requestRow(row)).headers.get('cache-control')]).toEqual([
      row[1],
      expect.stringMatching(/(^|, )no-store$/),
    ])
  for (const path of ['/v1/me', '/v1/manage', '/v1/travel/guides'])
    expect([path, (await request(path)).headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/(^|, )no-store$/),
    ])
})

test('over HTTP no header promises HTTPS', async () => {
  const { headers } = await fetch(`${site.url}/`)
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

test('the policy allows the configured pools, and Google only with an analytics id', async () => {
  const policy = (await request('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(new URL(site.identity).origin)
  expect(policy).not.toMatch(/google|unsafe/)
})
