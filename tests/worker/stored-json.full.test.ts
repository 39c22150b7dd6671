import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'

const site = await serveMemberSite(
  'stored-json',
  {
    AMAZON_AFFILIATE_ID: 'tabi-22',
    RAKUTEN_AFFILIATE_ID: '1a2b.3c4d.5e6f.7a8b',
  },
  { serverDev: true },
)
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }
const SLUG = 'aizu-two-days-by-train'

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const block = (type: string, data: string) => `{"id":"${randomIdentifier()}","type":"${type}","data":${data}}`

/** A draft stored before bodies were validated: written into its row directly. */
async function stored(change: (fields: string) => string) {
  const { document } = await asAdmin(office, `GET /manage/article-pages/by-slug/${SLUG}`)
  const id = randomIdentifier()
  const fields = { ...document.fields, slug: `stored-${id.slice(0, 8)}` }
  await asAdmin(office, 'POST /manage/article-pages', { id, fields })
  const text = change(JSON.stringify(fields))
  for (const table of ['manuscripts SET fields = ?1 WHERE id', 'revisions SET fields = ?1 WHERE content_id'])
    await site.db.prepare(`UPDATE ${table} = ?2`).bind(text, id).run()
  return { id, slug: fields.slug }
}

const withBlocks =
  (...blocks: string[]) =>
  (fields: string) =>
    fields.replace('"blocks":[', `"blocks":[${blocks.join(',')},`)

const read = async (path: string) => {
  const response = await fetch(site.url + path)
  return { status: response.status, html: await response.text() }
}
const previewOf = async (id: string) =>
  read((await asAdmin(office, `POST /manage/article-pages/${id}/preview-token`)).preview.url)

const NOTE = '表示できない内容'
const isNoted = ({ problems }: { problems: { message: string }[] }) =>
  problems.some(({ message }) => message.includes(NOTE))

test('a stored draft with an unpaired surrogate is opened, previewed and published with affiliate links (R36, R213)', async () => {
  const { id, slug } = await stored((fields) =>
    withBlocks(
      block(
        'paragraph',
        `{"text":[{"text":"宿\\ud83d","marks":[{"type":"link","href":"https://travel.rakuten.co.jp/HOTEL/\\udc00/"}]}]}`,
      ),
      block(
        'affiliateButton',
        `{"offer":{"provider":"rakutenTravel","label":"予約\\ud83d","targetUrl":"https://travel.rakuten.co.jp/a\\ud83d","price":null,"asin":null,"shop":"楽天トラベル"}}`,
      ),
    )(fields).replace(/"title":"[^"]*"/, '"title":"会津の旅\\ud83d"'),
  )
  const { document } = await asAdmin(office, `GET /manage/article-pages/${id}`)
  expect(isNoted(document)).toBe(true)
  expect(JSON.stringify(document)).not.toMatch(/\\u(d8|dc)/i)
  const shown = await previewOf(id)
  expect([shown.status, shown.html.includes('会津の旅\uFFFD')]).toEqual([200, true])
  expect((await asAdmin(office, `GET /manage/article-pages/${id}/revisions/1`)).fields.title).toBe(
    '会津の旅\uFFFD',
  )
  // Saved unchanged, it is stored without the removed part; without that part it can be published.
  const fields = { ...document.fields, blocks: document.fields.blocks.slice(2) }
  const { version } = document.manuscript
  const again = await asAdmin(office, `PATCH /manage/article-pages/${id}`, {
    version,
    fields: document.fields,
  })
  expect([again.document.manuscript.version, isNoted(again.document)]).toEqual([version + 1, false])
  const saved = await asAdmin(office, `PATCH /manage/article-pages/${id}`, { version: version + 1, fields })
  await asAdmin(office, `POST /manage/article-pages/${id}/publish`, {
    version: saved.document.manuscript.version,
  })
  const page = await read(`/article-pages/${slug}`)
  expect([page.status, page.html.includes('会津の旅\uFFFD')]).toEqual([200, true])
})

test('a public page with an unpaired surrogate in its row is rendered with affiliate links (R213)', async () => {
  const offer = {
    provider: 'rakutenTravel',
    label: '宿\ud83d',
    asin: null,
    price: null,
    priceFetchedAt: null,
  }
  const offers = JSON.stringify([{ ...offer, targetUrl: 'https://travel.rakuten.co.jp/a\ud83d' }])
  const slug = await site.db
    .prepare("SELECT slug FROM hotels WHERE status = 'published' LIMIT 1")
    .first('slug')
  await site.db.prepare('UPDATE hotels SET invented = 0, offers = ? WHERE slug = ?').bind(offers, slug).run()
  const { status, html } = await read(`/_/render?url=/hotels/${slug}`)
  expect([status, html.includes('hb.afl.rakuten.co.jp')]).toEqual([200, true])
})

test.each([40, 1500, 12_000])(
  'a stored draft of %i levels is opened, listed, previewed and saved (R50)',
  async (levels) => {
    const { id } = await stored((fields) =>
      withBlocks(block('newBlock', nested(levels)))(fields).replace(
        '"marks":[',
        `"extra":${nested(levels)},"marks":[`,
      ),
    )
    const { document } = await asAdmin(office, `GET /manage/article-pages/${id}`)
    expect(isNoted(document)).toBe(true)
    expect(document.fields.blocks.length).toBeGreaterThan(2)
    await asAdmin(office, 'GET /manage/article-pages?limit=100')
    await asAdmin(office, `GET /manage/article-pages/${id}/revisions/1`)
    expect((await previewOf(id)).status).toBe(200)
    const { version } = document.manuscript
    const saved = await asAdmin(office, `PATCH /manage/article-pages/${id}`, {
      version,
      fields: document.fields,
    })
    expect([saved.document.manuscript.version, isNoted(saved.document)]).toEqual([version + 1, false])
    await asAdmin(office, `POST /manage/article-pages/${id}/duplicate`, { id: randomIdentifier() })
  },
)

test('an author can be deleted whatever others have stored (R50)', async () => {
  await stored(withBlocks(block('newBlock', nested(1500))))
  const row = MANAGEMENT_CALLS['DELETE /manage/authors/:id']
  const author = await row?.make?.(office, office.admin)
  await asAdmin(office, `DELETE ${row?.path(author ?? {})}`)
})
