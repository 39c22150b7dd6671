import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { asAdmin } from './management-calls/office.ts'
import { inputOf, type Rule, serveRedirects } from './redirects.ts'

const { site, office, request, importCsv, eventually } = await serveRedirects('many-redirects')
afterAll(site.stop)

test('ten thousand rules are imported, each save reads them once or twice and a visitor none, and more exceed the limit (R62)', async () => {
  const note = '前の編集システムから引き継いだ住所です。季節ごとの特集から張られているため、'.repeat(3)
  const lines = Array.from({ length: 9_990 }, (_, at) => `/many/${at},/help?of=${at},302,${note}`)
  const csv = `転送元,転送先,状態コード,メモ\n${lines.join('\n')}\n`
  expect((await importCsv(csv, 'replace')).counts).toMatchObject({ added: 9_990, problems: 0 })
  await eventually('/many/9989', [302, '/help?of=9989'])
  // A removed set of rules can be imported again as a whole.
  const imported = await asAdmin(office, 'GET /manage/redirects/export')
  const back = await asAdmin(office, 'POST /manage/redirects/import', { csv: imported.csv, mode: 'replace' })
  expect([back.plan.same, back.plan.problems]).toEqual([9_990, []])
  const listed = await asAdmin(office, 'GET /manage/redirects?q=/many/99&limit=5')
  expect(listed.redirects.meta.total).toBe(101)
  const full = `${csv}${Array.from({ length: 20 }, (_, at) => `/more/${at},/help,302,`).join('\n')}\n`
  const over = await asAdmin(office, 'POST /manage/redirects/import', { csv: full, mode: 'merge' })
  expect(over.plan.counts.problems).toBe(1)

  const body = { id: randomIdentifier(), rule: inputOf({ from: '/many/and-one' }) }
  const saved = await request('POST /manage/redirects', body)
  expect(saved.status).toBe(200)
  expect(saved.rowsRead).toBeGreaterThan(9_990)
  expect(saved.rowsRead).toBeLessThan(20_500)
  expect((await request('GET /manage/redirects?q=/many/99&limit=100')).rowsRead).toBeLessThan(40_500)
  const visited = await fetch(`${site.url}/many/9989`, { redirect: 'manual' })
  expect([visited.status, visited.headers.get('x-d1-rows-read')]).toEqual([302, '0'])

  // Deleted rules are not restored where the limit is reached.
  const { redirects } = await asAdmin(office, 'GET /manage/redirects?q=/many/and-one')
  const [rule] = redirects.list as Rule[]
  await request(`DELETE /manage/redirects/${rule?.id}?version=${rule?.version}`)
  const more = Array.from({ length: 10 }, (_, at) => `/last/${at},/help,302`)
  await importCsv(`転送元,転送先,状態コード\n${more.join('\n')}\n`, 'merge')
  const refused = await request(`POST /manage/redirects/${rule?.id}/restore`)
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    expect.stringContaining('10,000件まで'),
  ])
  const [last] = (await asAdmin(office, 'GET /manage/redirects?q=/last/9')).redirects.list as Rule[]
  await request(`DELETE /manage/redirects/${last?.id}?version=${last?.version}`)
  expect((await request(`POST /manage/redirects/${rule?.id}/restore`)).status).toBe(200)
}, 120_000)
