import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { asAdmin } from './management-calls/office.ts'
import { inputOf, type Rule, serveRedirects } from './redirects.ts'

const { site, office, create, request, seen, eventually } = await serveRedirects('redirect-files')
afterAll(site.stop)

/** Previews an import and applies it. */
const importCsv = async (csv: string, mode: 'merge' | 'replace') => {
  const { plan } = await asAdmin(office, 'POST /manage/redirects/import', { csv, mode })
  await asAdmin(office, 'POST /manage/redirects/import', { csv, mode, version: plan.version })
  return plan
}

test('a file is previewed first, then imported as a whole, with every change audited (R62)', async () => {
  await create({ from: '/file/kept' })
  const changed = await create({ from: '/file/changed' })
  const csv = [
    '転送元,転送先,状態コード,メモ',
    '/file/new,/goods,301,"=1+1, 計算されない"',
    '/file/changed,/about,302,',
  ].join('\r\n')
  const preview = await asAdmin(office, 'POST /manage/redirects/import', { csv, mode: 'merge' })
  expect(preview).toMatchObject({
    isDone: false,
    plan: { counts: { added: 1, changed: 1, deleted: 0, problems: 0 } },
  })
  expect(await seen('/file/new')).toEqual([404, null])

  await create({ from: '/file/meanwhile' })
  const { version } = preview.plan
  const late = await request('POST /manage/redirects/import', { csv, mode: 'merge', version })
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'E10409'])
  const again = late.body.data.plan.version
  const done = await asAdmin(office, 'POST /manage/redirects/import', { csv, mode: 'merge', version: again })
  expect(done.isDone).toBe(true)
  await eventually('/file/new', [301, '/goods'])
  await eventually('/file/changed', [302, '/about'])
  await eventually('/file/kept', [302, '/help'])
  const { auditRecords } = await asAdmin(office, `GET /manage/audit?resource=redirect&ref=${changed.id}`)
  expect(auditRecords.list[0]).toMatchObject({ action: 'update', after: { to: '/about' } })

  const { csv: written } = await asAdmin(office, 'GET /manage/redirects/export')
  expect(written).toContain(`"'=1+1, 計算されない"`)
  const same = await asAdmin(office, 'POST /manage/redirects/import', { csv: written, mode: 'replace' })
  expect(same.plan.counts).toEqual({ added: 0, changed: 0, deleted: 0, problems: 0, warnings: 0 })
})

test('a target without a page is a warning before the import, and does not prevent it (R62)', async () => {
  const csv = [
    '転送元,転送先,状態コード,メモ',
    '/file/nowhere,/spots/there-is-no-such-spot,302,',
    '/file/somewhere,/help,302,',
    '/file/away,https://www.example.jp/,302,',
  ].join('\r\n')
  const preview = await asAdmin(office, 'POST /manage/redirects/import', { csv, mode: 'merge' })
  expect(preview.plan.warnings).toEqual([
    { line: 2, message: '/spots/there-is-no-such-spot：転送先のページが見つかりません。' },
  ])
  expect(preview.plan.counts).toMatchObject({ added: 3, problems: 0, warnings: 1 })
})

test('a file with a mistake changes nothing; one that replaces all deletes what it does not name (R62)', async () => {
  await create({ from: '/file/unnamed' })
  const before = (await asAdmin(office, 'GET /manage/redirects/export')).count
  const bad = '転送元,転送先\n/bad/a,/help\n/v1/x,/help\n/bad/b,/bad/a\n/bad/a,/goods\n'
  const preview = (await asAdmin(office, 'POST /manage/redirects/import', { csv: bad, mode: 'replace' })).plan
  expect(preview.problems.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 5])
  const imported = await request('POST /manage/redirects/import', {
    csv: bad,
    mode: 'replace',
    version: preview.version,
  })
  expect(imported.status).toBe(422)
  expect((await asAdmin(office, 'GET /manage/redirects/export')).count).toBe(before)

  expect((await importCsv('転送元,転送先\n/only,/help\n', 'replace')).counts.deleted).toBe(before)
  expect((await asAdmin(office, 'GET /manage/redirects/export')).count).toBe(1)
  await eventually('/file/unnamed', [404, null])
  await eventually('/only', [301, '/help'])
})

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
  // Makes room for the rules of other tests.
  await importCsv('転送元,転送先\n/only,/help\n', 'replace')
}, 120_000)
