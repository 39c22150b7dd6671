import { afterAll, expect, test } from 'vitest'
import { OfficeHome } from '#domain/manuscript/office-home.ts'
import type { Grant } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aPerson, asAdmin, type Office } from '#tests/worker/management-calls/office.ts'
import { call, serveMemberSite } from '#tests/worker/member-site.ts'
import { aDraft, newStaff, type Staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('limited-roles')
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }
const editor = await newStaff(site, 'editor')

/** A person with a role created by the office. */
const personWith = async (grants: Grant[]): Promise<Staff> => {
  const role = {
    id: randomIdentifier(),
    name: `役割${randomIdentifier().slice(1, 8)}`,
    description: '',
    grants,
  }
  await asAdmin(office, 'POST /manage/roles', role)
  const { accountId, token } = await aPerson(site, 'member')
  await site.db.prepare('UPDATE accounts SET role_id = ? WHERE id = ?').bind(role.id, accountId).run()
  return {
    accountId,
    token,
    request: (endpoint, body) => call(site, endpoint, { token, ...(body !== undefined && { body }) }),
  }
}
const hotels = await personWith([{ action: 'manage', resource: 'hotel', scope: 'any' }])
const mixed = await personWith([
  { action: 'manage', resource: 'hotel', scope: 'any' },
  { action: 'manage', resource: 'article-page', scope: 'own' },
])

const [hotel, spot, article] = [
  (await aDraft(editor, 'hotels', { name: '限られた宿' })).manuscript,
  (await aDraft(editor, 'spots', { name: '限られた庭' })).manuscript,
  (await aDraft(editor, 'article-pages', { title: '限られた記事' })).manuscript,
]
const mine = (await aDraft(mixed, 'article-pages', { title: '限られた私の記事' })).manuscript
const WORD = encodeURIComponent('限られた')

type Listed = { id: string; kind: string; isLive: boolean }
const listOf = async (by: Staff, path: string) => {
  const { status, body } = await by.request(`GET /manage/manuscripts?limit=100&facets=1${path}`)
  expect(status).toBe(200)
  return body.data.manuscripts as {
    list: Listed[]
    meta: { total: number; facets: { kind: Record<string, number>; stage: Record<string, number> } }
  }
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, other) => one + other, 0)

test('lists over all kinds contain the kinds of a role, and so do their counts (R37, R189)', async () => {
  expect(idsOf((await listOf(hotels, `&q=${WORD}`)).list)).toEqual([hotel.id])
  expect(idsOf((await listOf(mixed, `&q=${WORD}`)).list)).toEqual(idsOf([hotel, mine]))
  expect(idsOf((await listOf(editor, `&q=${WORD}`)).list)).toEqual(idsOf([hotel, spot, article, mine]))
  const all = await listOf(hotels, '')
  expect(new Set(all.list.map(({ kind }) => kind))).toEqual(new Set(['hotel']))
  expect(all.meta.facets.kind).toEqual({ hotel: all.meta.total })
  expect(sum(all.meta.facets.stage)).toBe(all.meta.total)
  expect((await hotels.request('GET /manage/hotels?limit=1')).body.data.manuscripts.meta.total).toBe(
    all.meta.total,
  )
  // Filtering by content outside of the reach is no way around it.
  for (const filter of ['&kind=spot', '&kind=spot,feature', `&owner=${editor.accountId}&kind=article-page`])
    expect([filter, (await listOf(hotels, filter)).meta.total]).toEqual([filter, 0])
  expect(Object.keys((await listOf(hotels, '&kind=spot,hotel')).meta.facets.kind)).toEqual(['hotel'])
  const both = await listOf(mixed, '')
  expect(both.meta.total).toBe(all.meta.total + 1)
  expect(both.meta.facets.kind).toEqual({ hotel: all.meta.total, 'article-page': 1 })
  expect(idsOf((await listOf(mixed, '&kind=article-page')).list)).toEqual([mine.id])
  expect(idsOf((await listOf(mixed, '&mine=1')).list)).toEqual([mine.id])
})

test("content for mentions is public, or a draft within the role's reach (R189)", async () => {
  const found = async (by: Staff, q: string) => {
    const { status, body } = await by.request(`GET /manage/search-content?q=${q}`)
    expect(status).toBe(200)
    return body.data.content.list as Listed[]
  }
  expect(idsOf(await found(hotels, WORD))).toEqual([hotel.id])
  expect(idsOf(await found(mixed, WORD))).toEqual(idsOf([hotel, mine]))
  const public_ = await found(hotels, encodeURIComponent('兼六園'))
  expect(public_.some(({ kind, isLive }) => kind === 'spot' && isLive)).toBe(true)
  const kinds = 'spot,hotel,article-page'
  const names = await hotels.request(`GET /manage/content-names/search?kinds=${kinds}&q=${WORD}`)
  expect(idsOf(names.body.data.contentNames.list)).toEqual([hotel.id])
})

test('the home page and the calendar show the kinds of a role alone (R36, R189)', async () => {
  const state = (id: string, more: string) =>
    site.db.prepare(`UPDATE manuscripts SET ${more} WHERE id = ?`).bind(id)
  const at = "scheduled_at = '2031-05-05T00:00:00.000Z', stage = 'scheduled'"
  const others = await Promise.all(
    ['hotels', 'spots'].map(async (plural) => (await aDraft(editor, plural, { name: '予定' })).manuscript.id),
  )
  await site.db.batch([
    ...others.map((id: string) => state(id, at)),
    ...[hotel.id, spot.id, article.id].map((id) => state(id, "stage = 'review'")),
    ...[hotel.id, spot.id].map((id) =>
      site.db
        .prepare(
          `INSERT INTO publications (id, reason, kind, content_id, title, changes, status, requested_at, finished_at)
           VALUES (?, 'publish', ?, ?, '城', '[]', 'failed', ?4, ?4)`,
        )
        .bind(randomIdentifier(), id === hotel.id ? 'hotel' : 'spot', id, '2026-11-21T00:00:00.000Z'),
    ),
  ])
  const answer = await hotels.request('GET /manage/home')
  expect(answer.status).toBe(200)
  const home = OfficeHome.parse(answer.body.data.home)
  const shown = [
    ...[home.drafts, home.reviews, home.oldFacts].flatMap(({ list }) => list),
    ...home.planned.list.map(({ manuscript }) => manuscript),
    ...home.publications.list,
    ...home.brokenLinks.list.flatMap(({ on }) => on ?? []),
  ]
  expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(['hotel']))
  expect(idsOf(home.reviews.list)).toContain(hotel.id)
  expect(home.publications.list.map(({ contentId }) => contentId)).toContain(hotel.id)

  const calendar = await hotels.request('GET /manage/calendar?from=2031-05-01&to=2031-05-31')
  const planned: { manuscript: Listed }[] = calendar.body.data.changes.list
  expect(planned.map(({ manuscript }) => manuscript.id)).toEqual([others[0]])

  const { body } = await hotels.request('GET /manage/publications?limit=100')
  const { list } = body.data.publications as { list: { id: string; kind: string }[] }
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['hotel']))
  const [unreached] = (
    await editor.request('GET /manage/publications?limit=100')
  ).body.data.publications.list.filter(({ contentId }: { contentId: string }) => contentId === spot.id)
  for (const endpoint of [
    `GET /manage/publications/${unreached.id}`,
    `POST /manage/publications/${unreached.id}/retry`,
  ])
    expect([endpoint, (await hotels.request(endpoint)).status]).toEqual([endpoint, 403])
  expect((await hotels.request(`GET /manage/publications/${list[0]?.id}`)).status).toBe(200)
})

test("a bulk step is taken within the role's reach, and refused for the rest one by one (R37, R189)", async () => {
  const [here, there] = [
    (await aDraft(editor, 'hotels', { name: '宿' })).manuscript,
    (await aDraft(editor, 'spots', { name: '庭' })).manuscript,
  ]
  const refs = [here, there].map(({ kind, id, version }) => ({ kind, id, version }))
  const { status, body } = await hotels.request('POST /manage/manuscripts/bulk', { action: 'submit', refs })
  expect(status).toBe(200)
  expect(body.data.results).toMatchObject([
    { id: here.id, isDone: true, manuscript: { stage: 'review' } },
    { id: there.id, isDone: false, manuscript: null, message: 'この操作を行う権限がありません。' },
  ])
  expect((await editor.request(`GET /manage/spots/${there.id}`)).body.data.document.manuscript.stage).toBe(
    'draft',
  )
})

test('support staff read accounts, and nothing of manuscripts (R10, R189)', async () => {
  const support = await newStaff(site, 'support')
  const endpoint = await support.request('GET /manage')
  expect([endpoint.status, endpoint.body.data.role.name]).toEqual([200, 'support'])
  const { body } = await support.request('GET /manage/accounts')
  const [account] = body.data.accounts.list
  expect((await support.request(`GET /manage/accounts/${account.id}`)).status).toBe(200)
  for (const path of [
    'home',
    'calendar?from=2031-05-01&to=2031-05-31',
    'manuscripts',
    'search-content',
    'publications',
  ])
    expect([path, (await support.request(`GET /manage/${path}`)).status]).toEqual([path, 403])
})

test('for a public page whose draft they may not read, staff get the public version (R189)', async () => {
  const { kind, id, name } = (await site.db
    .prepare("SELECT 'spot' AS kind, id, name FROM spots WHERE status = 'published' ORDER BY id LIMIT 1")
    .first<{ kind: string; id: string; name: string }>()) ?? { kind: '', id: '', name: '' }
  const hidden = '発表前の新しい名前'
  const { document } = (await editor.request(`GET /manage/spots/${id}`)).body.data
  const saved = await editor.request(`PATCH /manage/spots/${id}`, {
    version: document.manuscript.version,
    fields: { ...document.fields, name: hidden },
  })
  expect([kind, saved.status]).toEqual(['spot', 200])
  const titles = async (by: Staff, path: string) => {
    const { status, body } = await by.request(`GET /manage/${path}`)
    expect(status).toBe(200)
    const [found] = Object.values(body.data) as { list: { id: string; title: string }[] }[]
    return found?.list.filter((one) => one.id === id).map(({ title }) => title)
  }
  const [secret, public_] = [hidden, name].map(encodeURIComponent)
  for (const [path, theirs] of [
    [`content-names?ids=${id}`, [name]],
    [`content-names/search?kinds=spot&q=${public_}`, [name]],
    [`content-names/search?kinds=spot&q=${secret}`, []],
    [`search-content?kind=spot&q=${secret}`, []],
  ] as const)
    expect([path, await titles(hotels, path)]).toEqual([path, theirs])
  expect(await titles(editor, `content-names?ids=${id}`)).toEqual([hidden])
  expect(await titles(editor, `search-content?kind=spot&q=${secret}`)).toEqual([hidden])
})

test('who may create everything but read only their own content copies only their own (R37, R189)', async () => {
  const writer = await personWith([
    { action: 'create', resource: 'article-page', scope: 'any' },
    { action: 'read', resource: 'article-page', scope: 'own' },
  ])
  expect((await writer.request(`POST /manage/article-pages/${article.id}/duplicate`, {})).status).toBe(404)
  const own = (await aDraft(writer, 'article-pages', { title: '自分の記事' })).manuscript
  expect((await writer.request(`POST /manage/article-pages/${own.id}/duplicate`, {})).status).toBe(200)
})
