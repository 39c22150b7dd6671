import { afterAll, expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { signPreview } from '#worker/preview/preview-token.ts'
import { bannerOf, RUNNING, samePage, samePageAnyTime } from '../same-page.ts'
import { SEAL_KEYS } from '../sites.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('preview')
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

const bySlug = async (plural: string, slug: string) =>
  (await asAdmin(office, `GET /manage/${plural}/by-slug/${slug}`)).document
const tokenOf = async (plural: string, id: string): Promise<{ url: string; expiresAt: string }> =>
  (await asAdmin(office, `POST /manage/${plural}/${id}/preview-token`)).preview

const open = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const preview = async (plural: string, id: string) => open((await tokenOf(plural, id)).url)
const previewOf = async (plural: string, slug: string) =>
  preview(plural, (await bySlug(plural, slug)).manuscript.id)

const FEW = [
  ['article-pages', '/article-pages/aizu-two-days-by-train'],
  ['spots', '/spots/kanazawa-kenrokuen'],
  ['themes', '/themes/onsen'],
  ['series', '/series/window-seat-lines'],
  ['features', '/features/winter-steam'],
  ['campaigns', '/campaigns/family-aquarium-night'],
] as const

test.each(FEW)(
  'the preview of %s equals the published page except for its banner (R36)',
  async (plural, path) => {
    const published = await open(path)
    const shown = await previewOf(plural, path.split('/')[2] ?? '')
    expect([published.status, shown.status]).toEqual([200, 200])
    expect(bannerOf(shown.html)).toContain('プレビュー')
    expect(samePage(shown.html)).toBe(samePage(published.html))
    expect(published.html).toMatch(RUNNING)
  },
)

test('a preview runs no scripts, is not cached, and not indexed (R36)', async () => {
  const { html, headers } = await previewOf('article-pages', 'aizu-two-days-by-train')
  expect(html).not.toMatch(RUNNING)
  expect(html).toContain('<meta name="robots" content="noindex,nofollow">')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const policy = headers.get('content-security-policy')
  for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox'])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-popups|allow-forms|allow-top-navigation/)
})

test('a draft is visible in the preview and not to readers (R36)', async () => {
  const ref = 'aizu-two-days-by-train'
  const slugs = (await call(site, 'GET /article-pages?limit=2')).body.data.articlePages.list
  const slug: string = slugs[1]?.slug ?? ref
  const document = await bySlug('article-pages', slug)
  const title = '編集室で書きかけの題'
  const fields = { ...document.fields, title: title }
  await asAdmin(office, `PATCH /manage/article-pages/${document.manuscript.id}`, {
    version: document.manuscript.version,
    fields,
  })
  expect((await previewOf('article-pages', slug)).html).toContain(`>${title}<`)
  for (const path of [`/article-pages/${slug}`, '/article-pages', '/'])
    expect((await open(path)).html).not.toContain(title)
  // Nor on the previews of others.
  for (const { slug: other } of slugs.slice(0, 1))
    expect((await previewOf('article-pages', other)).html).not.toContain(title)
})

test.each(ALL_CONTENT_KINDS)('a new and empty %s has a preview (R36)', async (kind) => {
  const { plural } = CONTENT_KINDS[kind]
  const { document } = await asAdmin(office, `POST /manage/${plural}`, { id: randomIdentifier() })
  const { status, html } = await preview(plural, document.manuscript.id)
  expect(status).toBe(200)
  expect(bannerOf(html)).toBeDefined()
  expect(html).not.toContain('undefined')
})

test.each([
  ['features', ({ order }: Record<string, unknown>) => ({ order: Number(order) - 1 })],
  [
    'campaigns',
    ({ endAt }: Record<string, unknown>) => ({
      endAt: new Date(Date.parse(String(endAt)) - 60_000).toISOString(),
    }),
  ],
] as const)(
  'a preview of %s with an earlier place does not lead on to its own page',
  async (plural, moved) => {
    const { slug } = (await call(site, `GET /${plural}?limit=1`)).body.data[plural].list[0]
    const { manuscript, fields } = await bySlug(plural, slug)
    await asAdmin(office, `PATCH /manage/${plural}/${manuscript.id}`, {
      version: manuscript.version,
      fields: { ...fields, ...moved(fields) },
    })
    const cards = [...(await previewOf(plural, slug)).html.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(cards.length).toBeGreaterThan(0)
    expect(cards).not.toContain(`/${plural}/${slug}`)
  },
)

test('an expired or revoked link shows a message, and any other text is not found (R36)', async () => {
  const document = await bySlug('spots', 'kanazawa-kenrokuen')
  const { id } = document.manuscript
  const madeAt = Date.now() - 3_600_001
  const old = await open(`/preview/${await signPreview(SEAL_KEYS.split(','), { kind: 'spot', id, madeAt })}`)
  expect(old.status).toBe(410)
  expect(old.html).toContain('プレビューの期限が切れました')
  expect(old.headers.get('cache-control')).toBe('private, no-store')

  const { url, expiresAt } = await tokenOf('spots', id)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_500_000)
  expect((await open(url)).status).toBe(200)
  await asAdmin(office, `DELETE /manage/spots/${id}/preview-token`)
  const ended = await open(url)
  expect([ended.status, ended.html.includes('無効に')]).toEqual([410, true])
  expect((await preview('spots', id)).status).toBe(200)

  for (const other of [
    `${url}x`,
    url.replace('spots', 'hotels'),
    '/preview/x',
    `/preview/${'a'.repeat(2000)}`,
  ]) {
    const { status, html } = await open(other)
    expect([other, status, html.includes('プレビューを開けません')]).toEqual([other, 404, true])
  }
})

test('a link signed with the former key is still valid (R36)', async () => {
  const [, former = ''] = SEAL_KEYS.split(',')
  const document = await bySlug('spots', 'kanazawa-kenrokuen')
  const token = await signPreview([former], { kind: 'spot', id: document.manuscript.id, madeAt: Date.now() })
  expect((await open(`/preview/${token}`)).status).toBe(200)
})

test('a preview is shown in the requested colours (R36)', async () => {
  const { url } = await tokenOf('spots', (await bySlug('spots', 'kanazawa-kenrokuen')).manuscript.id)
  for (const scheme of ['light', 'dark'])
    expect((await open(`${url}?scheme=${scheme}`)).html).toContain(
      `<html data-appearance="${scheme}" lang="ja"`,
    )
  expect((await open(`${url}?scheme=other`)).html).not.toContain('data-appearance')
})

test('the preview before publishing equals the published page (R36, R37)', async () => {
  const source = await bySlug('article-pages', 'aizu-two-days-by-train')
  const id = randomIdentifier()
  const fields = { ...source.fields, slug: 'seen-before-it-is-published', title: '公開の前に見る二日間' }
  const { document } = await asAdmin(office, 'POST /manage/article-pages', { id, fields })
  const before = await preview('article-pages', id)
  const { version } = document.manuscript
  const { publication } = await asAdmin(office, `POST /manage/article-pages/${id}/publish`, { version })
  expect(publication.isPageLive).toBe(true)
  const published = await open(`/article-pages/${fields.slug}`)
  expect([before.status, published.status]).toEqual([200, 200])
  expect(samePageAnyTime(before.html)).toBe(samePageAnyTime(published.html))
  expect(published.html).toContain('公開の前に見る二日間')
}, 60_000)
