import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sitemapAddress } from '#worker/syndication/sitemaps.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

const MODEL = 'steam-towns-kannawa-unzen'

test('a publication links from the list to the pages it changed, and the change is on them (R39)', async ({
  page,
}) => {
  // Some forty pages are rendered again for it.
  test.slow()
  const office = await signInAsStaff(page, 'publisher')
  await open(page, '/$/publications?state=failed')
  await expect(page.getByText('失敗したものはありません。')).toBeVisible()
  await expectAccessible(page)

  const id = randomIdentifier()
  const title = `公開の記録の記事 ${id.slice(-6)}`
  const { document: model } = (await office.get(`article-pages/by-slug/${MODEL}`)) as {
    document: ManuscriptDocument
  }
  const copy = (await office.post(`article-pages/${model.manuscript.id}/duplicate`, { id })) as {
    document: ManuscriptDocument
  }
  const slug = `followed-${id.slice(-8)}`
  const fields = { ...copy.document.fields, slug, title, factCheckedAt: new Date().toISOString() }
  await office.patch(`article-pages/${id}`, { version: 1, fields })
  await office.post(`article-pages/${id}/publish`, { version: 2 })
  const response = await page.request.get(`/article-pages/${slug}`)
  expect(await response.text()).toContain(title)

  await page.getByRole('navigation', { name: '状態で絞り込む' }).getByRole('link', { name: 'すべて' }).click()
  const list = page.getByRole('list', { name: '公開の記録', exact: true })
  const row = list.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('反映済み', { timeout: 90_000 })
  await expectAccessible(page)
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /件のページに反映しました。$/ })).toBeVisible()
  const pages = page.getByRole('list', { name: '対象のページ' })
  await expect(pages.getByRole('listitem').first()).toHaveText(`/article-pages/${slug}変わりました`)
  await expect(
    pages.getByRole('link', { name: sitemapAddress('article-page', new Date().toISOString()) }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('link', { name: '公開ページを見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // Another version under the same build: the browser revalidates its cached copy.
  await open(page, '/article-pages')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const { document } = (await office.get(`article-pages/${id}`)) as { document: ManuscriptDocument }
  const { version } = document.manuscript
  await office.patch(`article-pages/${id}`, { version, fields: { ...document.fields, title: `${title}改` } })
  await office.post(`article-pages/${id}/publish`, { version: version + 1 })
  await open(page, '/article-pages')
  await page.getByRole('link', { name: `${title}改` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title}改` })).toBeVisible()
})
