import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { ROWS_READ } from '#worker/middleware/rows-read.ts'
import { textOf } from './html.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { request } from './member-fixtures.ts'
import { sharedSite } from './member-site.ts'
import { staff } from './office.ts'
import { aText, reportsTo } from './reports.ts'

const site = await sharedSite()
const office: Office = { site, admin: await aPerson(site, 'admin') }
const { second, third, full, send, sendForm } = await reportsTo(site)

test('a page with a hundred open reports takes no more until some are handled', async () => {
  const insert = site.db.prepare(
    `INSERT INTO reader_reports (id, content_id, text, created_at)
     SELECT ?, id, ?, '2026-11-21T00:00:00.000Z' FROM hotels WHERE slug = ?`,
  )
  await site.db.batch(Array.from({ length: 100 }, () => insert.bind(randomIdentifier(), aText(), full)))
  const text = aText()
  const refused = await send({ text, slug: full })
  expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
    409,
    'いま、たくさんのお知らせを順に確かめています。日をおいて、もう一度お送りください。',
  ])
  expect(textOf(await (await sendForm({ text }, `/reports/hotels/${full}`)).text())).toContain('日をおいて')
  expect((await send({ text, slug: third })).status).toBe(200)
  const { document } = await asAdmin(office, `GET /manage/hotels/by-slug/${full}`)
  expect(document.openReports).toBe(100)
  const on = `/manage/hotels/${document.manuscript.id}`
  const handleUntil = async (until: string) =>
    (await asAdmin(office, `POST ${on}/reader-reports/handle`, { until })).readerReports.list
  // Who marks what they saw does not mark what came later.
  const isOpen = ({ handledAt }: { handledAt: string | null }) => handledAt === null
  expect((await handleUntil('2026-11-20T23:59:59.999Z')).filter(isOpen)).toHaveLength(100)
  const handled = await handleUntil('2026-11-21T09:00:00+09:00')
  expect(handled).toHaveLength(100)
  for (const { handledBy } of handled) expect(handledBy.accountId).toBe(office.admin.accountId)
  expect((await asAdmin(office, `GET ${on}`)).document.openReports).toBe(0)
  const { results } = await site.db
    .prepare("SELECT action FROM audit_log WHERE ref_id = ? AND action LIKE 'handle-%'")
    .bind(document.manuscript.id)
    .all()
  expect(results).toEqual([{ action: 'handle-reports' }])
  expect((await send({ text, slug: full })).status).toBe(200)
})

test('an editor sees the reports on a manuscript, and marks one as handled and as open again', async () => {
  const text = aText()
  await send({ text, slug: third, passage: '本館', email: 'yomu@example.jp' })
  const editor = await aPerson(site, 'editor')
  const ask = async (endpoint: string, body?: object) =>
    JSON.parse((await request(site, endpoint, { token: editor.token, ...(body && { body }) })).text).data
  const { readerReports } = await ask('GET /manage/reader-reports?limit=100')
  const [report] = readerReports.list.filter((one: { text: string }) => one.text === text)
  expect(report).toMatchObject({ kind: 'hotel', slug: third, passage: '本館', email: 'yomu@example.jp' })
  const on = `/manage/hotels/${report.contentId}/reader-reports`
  const isOpen = async () =>
    (await ask(`GET ${on}`)).readerReports.list.find((one: { id: string }) => one.id === report.id)
      .handledAt === null
  expect(await isOpen()).toBe(true)
  const { readerReport } = await ask(`POST ${on}/${report.id}/handle`, {})
  expect(readerReport.handledBy.accountId).toBe(editor.accountId)
  expect(await isOpen()).toBe(false)
  const others = (await ask('GET /manage/reader-reports?limit=100')).readerReports.list
  expect(others.filter((one: { id: string }) => one.id === report.id)).toEqual([])
  await ask(`POST ${on}/${report.id}/handle`, { handled: false })
  expect(await isOpen()).toBe(true)
  const home = (await ask('GET /manage/home')).home.reports
  expect(home.total).toBeGreaterThan(0)
})

test('a contributor learns of no report on content of others, anywhere', async () => {
  const text = aText()
  await send({ text })
  const contributor = await aPerson(site, 'contributor')
  for (const endpoint of ['GET /manage/reader-reports?limit=100', 'GET /manage/home'])
    expect((await request(site, endpoint, { token: contributor.token })).text).not.toContain(text)
})

test('the reports of a page are sent, counted and listed without reading those handled long ago', async () => {
  const editor = await staff(site, 'editor')
  const contentId = await site.db.prepare('SELECT id FROM hotels WHERE slug = ?').bind(second).first('id')
  const handled = (from: number, to: number) =>
    site.db
      .prepare(
        `WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})
         INSERT INTO reader_reports (id, content_id, text, created_at, handled_at)
         SELECT 'handled-' || n, ?, 'x', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z' FROM numbers`,
      )
      .bind(contentId)
      .run()
  const measure = async () => {
    const sent = await send({ text: aText(), slug: second })
    const on = `GET /manage/hotels/${contentId}`
    return {
      sent: Number(sent.headers.get(ROWS_READ)),
      all: (await editor.request('GET /manage/reader-reports?limit=1')).rowsRead,
      opened: (await editor.request(on)).rowsRead,
      listed: (await editor.request(`${on}/reader-reports`)).rowsRead,
    }
  }
  await handled(1, 5)
  const few = await measure()
  await handled(6, 500)
  const many = await measure()
  expect(few.sent).toBeGreaterThan(0)
  expect(many.sent).toBeLessThan(few.sent + 20)
  expect(many.all).toBeLessThan(few.all + 20)
  expect(many.opened).toBeLessThan(few.opened + 20)
  expect(many.listed).toBeLessThan(600)
})
