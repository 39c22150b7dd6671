import { afterAll, expect, test, vi } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { asAdmin } from './management-calls/office.ts'
import { inputOf, POLLING, type Rule, serveRedirects } from './redirects.ts'

const { site, office, create, request, visit, seen, eventually } = await serveRedirects('managed-redirects')
afterAll(site.stop)

const refusal = async (changed: object): Promise<string> => {
  const answer = await request('POST /manage/redirects', { id: randomIdentifier(), rule: inputOf(changed) })
  expect(answer.status).toBe(422)
  return answer.body.errors
    .map((error: { field: string; message: string }) => `${error.field}: ${error.message}`)
    .join()
}
const change = (rule: Rule, changed: object) =>
  request(`PATCH /manage/redirects/${rule.id}`, {
    version: rule.version,
    rule: inputOf({ from: rule.from, ...changed }),
  })

test('a rule is active at once, changed, disabled, deleted and restored, and each change is audited (R62)', async () => {
  const rule = await create({ from: '/old-shop', to: '/goods?from=old' })
  await eventually('/old-shop/', [302, '/goods?from=old'])
  expect((await visit('/old-shop')).caching).toBe('no-store')

  const { body } = await change(rule, { to: '/gifts', status: 308 })
  await eventually('/old-shop?a=1', [308, '/gifts?a=1'])
  // Permanent redirects may change: they are revalidated.
  expect((await visit('/old-shop')).caching).toContain('must-revalidate')

  const off = await change(body.data.redirect, { to: '/gifts', status: 308, isEnabled: false })
  await eventually('/old-shop', [404, null])
  const { version } = off.body.data.redirect
  expect((await request(`DELETE /manage/redirects/${rule.id}?version=${version}`)).body.data.isLive).toBe(
    true,
  )
  expect((await request(`GET /manage/redirects/${rule.id}`)).status).toBe(404)
  const back = await asAdmin(office, `POST /manage/redirects/${rule.id}/restore`)
  expect(back.redirect).toMatchObject({ from: '/old-shop', to: '/gifts', isEnabled: false })

  const { auditRecords } = await asAdmin(office, `GET /manage/audit?resource=redirect&ref=${rule.id}`)
  expect(auditRecords.list.map(({ action }: { action: string }) => action)).toEqual([
    'restore',
    'delete',
    'update',
    'update',
    'create',
  ])
  expect(auditRecords.list[3]).toMatchObject({ before: { to: '/goods?from=old' }, after: { to: '/gifts' } })
})

test('a change of an outdated version is a conflict with the current state (R62)', async () => {
  const rule = await create({ from: '/locked' })
  await change(rule, { to: '/about' })
  const late = await change(rule, { to: '/goods' })
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'E10409'])
  expect(late.body.data.redirect).toMatchObject({ to: '/about', version: 2 })
  const gone = await request(`DELETE /manage/redirects/${rule.id}?version=1`)
  expect([gone.status, gone.body.data.redirect.version]).toEqual([409, 2])
  // Repeating a change whose answer was lost is no conflict.
  expect((await change(rule, { to: '/about' })).status).toBe(200)
})

test('the same rule sent twice is one rule (R62)', async () => {
  const body = { id: randomIdentifier(), rule: inputOf({ from: '/twice' }) }
  const [one, other] = await Promise.all([
    request('POST /manage/redirects', body),
    request('POST /manage/redirects', body),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body.data.redirect.id).toBe(one.body.data.redirect.id)
  expect(await refusal({ from: '/twice' })).toContain('rule.from: 同じ転送元の規則が')
})

test('a removed address answers 410 with its page, and a client-side navigation loads the document (R62)', async () => {
  await create({ from: '/gone/**', to: '', status: 410 })
  await eventually('/gone/for/good', [410, null])
  expect((await visit('/gone')).text).toContain('<h1')
  expect(await seen('/gone/x/_payload.json?abcd1234')).toEqual([302, '/gone/x'])
})

test('a rule for an existing page hides it, with a warning for its author (R62)', async () => {
  const path = '/spots/hirosaki-park'
  const trace = () => asAdmin(office, `GET /manage/redirects/way?path=${path}`)
  expect(await seen(path)).toEqual([200, null])
  expect((await trace()).way).toEqual({ isPage: true, steps: [], end: 'page' })
  const rule = await create({ from: path, to: 'https://partner.example/hirosaki' })
  await eventually(path, [302, 'https://partner.example/hirosaki'])
  expect(await seen(`${path}/_payload.json`)).toEqual([302, path])
  expect((await trace()).way).toMatchObject({ isPage: true, end: 'elsewhere' })
  await request(`DELETE /manage/redirects/${rule.id}?version=1`)
  await eventually(path, [200, null])
})

test('loops and chains are refused with rules, rules of the file and former slugs (R62)', async () => {
  await create({ from: '/chain/a', to: '/chain/b' })
  expect(await refusal({ from: '/chain/b', to: '/chain/c' })).toContain(
    'rule.from: 「/chain/a → /chain/b」の転送先',
  )
  expect(await refusal({ from: '/chain/z', to: '/chain/a' })).toContain('rule.to: 転送先が、さらに')
  expect(await refusal({ from: '/self', to: '/%73elf/' })).toContain('輪になります')
  expect(await refusal({ from: '/chain/y', to: '/company' })).toContain('「/company → https://company')
  expect(await refusal({ from: '/articles/x', to: '/help' })).toContain(
    'rule.from: この転送元には、ファイルの規則',
  )
  expect(await refusal({ from: '/onsen', to: '/spots/kinosaki-onsen-town' })).toContain(
    'いまのアドレス「/spots/kinosaki-onsen」',
  )
  await create({ from: '/ring/**', to: '/round/**' })
  expect(await refusal({ from: '/round/x', to: '/ring/x' })).toContain('輪になります')
  expect(await refusal({ from: '/v1/spots' })).toContain('サイトを動かすために使っている')
})

test('of two concurrent rules that form a loop, one is refused (R62)', async () => {
  const pairs = ['/a1', '/b1'] as const
  const answers = await Promise.all(
    [pairs, [...pairs].reverse()].map(([from, to]) =>
      request('POST /manage/redirects', { id: randomIdentifier(), rule: inputOf({ from, to }) }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a rule is active only between its moments (R62)', async () => {
  const [past, future] = ['2020-01-01T00:00:00+09:00', '2090-01-01T00:00:00+09:00']
  await create({ from: '/waits', startsAt: future })
  await create({ from: '/is-over', startsAt: past, endsAt: '2021-01-01T00:00:00+09:00' })
  await create({ from: '/is-now', startsAt: past, endsAt: future })
  await eventually('/is-now', [302, '/help'])
  expect(await seen('/waits')).toEqual([404, null])
  expect(await seen('/is-over')).toEqual([404, null])
  const { redirects } = await asAdmin(office, 'GET /manage/redirects?state=waiting')
  expect(redirects.list.map(({ from }: Rule) => from)).toEqual(['/waits'])
})

test('followed rules are counted, without conflicting with edits (R62)', async () => {
  const rule = await create({ from: '/counted' })
  await eventually('/counted', [302, '/help'])
  for (let time = 0; time < 4; time += 1) await visit('/counted')
  const found = async (): Promise<Rule> =>
    (await asAdmin(office, `GET /manage/redirects/${rule.id}`)).redirect
  await vi.waitFor(async () => expect((await found()).hits).toBeGreaterThanOrEqual(5), POLLING)
  expect((await found()).lastHitAt).toMatch(/Z$/)
  expect((await change(rule, { to: '/about' })).status).toBe(200)
  const { redirects } = await asAdmin(office, 'GET /manage/redirects?sort=hits&limit=1')
  // Other tests of this file follow redirects too.
  expect(redirects.list[0].hits).toBeGreaterThanOrEqual((await found()).hits)
})

test('the list is searched, sorted and paged (R62)', async () => {
  for (const name of ['c', 'a', 'b']) await create({ from: `/paged/${name}`, note: `台帳 ${name}` })
  const page = (cursor = '') =>
    asAdmin(office, `GET /manage/redirects?q=台帳&sort=source&limit=2${cursor && `&cursor=${cursor}`}`)
  const first = (await page()).redirects
  expect(first.list.map(({ from }: Rule) => from)).toEqual(['/paged/a', '/paged/b'])
  expect(first.meta.total).toBe(3)
  const second = (await page(first.meta.cursor)).redirects
  expect(second.list.map(({ from }: Rule) => from)).toEqual(['/paged/c'])
  expect(second.meta.cursor).toBeUndefined()
})

test('a missing address has suggested targets, and a rule removes it from the list (R10, R62)', async () => {
  expect(await seen('/spots/kenrokuen-kanazawa')).toEqual([404, null])
  const missed = async () => {
    const answer = await asAdmin(office, 'GET /manage/not-found?suggest=1')
    return {
      ...answer,
      paths: answer.missingAddresses.list.map(({ path }: { path: string }) => path),
    }
  }
  await vi.waitFor(async () => expect((await missed()).paths).toContain('/spots/kenrokuen-kanazawa'), POLLING)
  const [first] = (await missed()).suggestions['/spots/kenrokuen-kanazawa']
  expect(first.path).toBe('/spots/kanazawa-kenrokuen')
  await create({ from: '/spots/kenrokuen-kanazawa', to: first.path, status: 301 })
  expect((await missed()).paths).not.toContain('/spots/kenrokuen-kanazawa')
  await eventually('/spots/kenrokuen-kanazawa', [301, '/spots/kanazawa-kenrokuen'])
})

test('missing addresses below a rule for all paths are removed, once it is active (R10, R62)', async () => {
  const gone = ['/former/a', '/former/%E6%B8%A9%E6%B3%89/b', '/former']
  for (const path of [...gone, '/formerly']) expect(await seen(path)).toEqual([404, null])
  const missed = async (): Promise<string[]> =>
    (await asAdmin(office, 'GET /manage/not-found?limit=100')).missingAddresses.list
      .map(({ path }: { path: string }) => path)
      .filter((path: string) => path.startsWith('/former'))
      .sort()
  const all = [...gone, '/formerly'].sort()
  await vi.waitFor(async () => expect(await missed()).toEqual(all), POLLING)
  const waiting = await create({ from: '/former/**', startsAt: '2090-01-01T00:00:00+09:00' })
  expect(await missed()).toEqual(all)
  await change(waiting, { startsAt: null })
  expect(await missed()).toEqual(['/formerly'])
})

test('any requested address can be traced (R62)', async () => {
  for (const path of ['/\t/', '/.//', '/./[', '/a//b', '/%E0%A4%A', '/?x', '/\u0000']) {
    const { status, body } = await request(`GET /manage/redirects/way?${new URLSearchParams({ path })}`)
    expect([path, status, body.data?.way.steps]).toEqual([path, 200, []])
  }
})

test('after a restore of the database to an earlier day its rules are active again (R62)', async () => {
  const rule = await create({ from: '/of-later' })
  await eventually('/of-later', [302, '/help'])
  await site.db.batch([
    site.db.prepare('DELETE FROM redirect_rules WHERE id = ?').bind(rule.id),
    site.db.prepare('UPDATE redirect_state SET version = 1'),
  ])
  await triggerScheduled(site)
  await eventually('/of-later', [404, null])
  await create({ from: '/since-then' })
  await eventually('/since-then', [302, '/help'])
})

test('rules that the store has lost are rewritten by a scheduled job (R62)', async () => {
  await create({ from: '/lost' })
  const store = await site.miniflare.getR2Bucket('PAGES')
  await store.delete('rules/redirects.json')
  await eventually('/lost', [404, null])
  await triggerScheduled(site)
  await eventually('/lost', [302, '/help'])
})
