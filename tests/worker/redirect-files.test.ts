import { afterAll, expect, test } from 'vitest'
import { asAdmin } from './management-calls/office.ts'
import { serveRedirects } from './redirects.ts'

const { site, office, create, request, importCsv, seen, eventually } = await serveRedirects('redirect-files')
afterAll(site.stop)

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
