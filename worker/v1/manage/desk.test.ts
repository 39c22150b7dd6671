import { expect, test } from 'vitest'
import { OfficeHome } from '#domain/manuscript/office-home.ts'
import { SAVED_FILTERS_CAP } from '#domain/manuscript/saved-filter.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { aDraft, newStaff, type Staff, staff } from '#tests/worker/office.ts'

const site = await sharedSite()
const [editor, admin] = [await staff(site, 'editor'), await staff(site, 'admin')]
const contributor = await newStaff(site, 'contributor')

const HOUR = 60 * 60 * 1000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** Sets the state of a manuscript directly, as steps would: these tests are about what the office lists. */
const put = (id: string, state: Record<string, string | number | null>) =>
  site.db
    .prepare(`UPDATE manuscripts SET ${Object.keys(state).map((name) => `${name} = ?`)} WHERE id = ?`)
    .bind(...Object.values(state), id)
    .run()

const aManuscript = async (by: Staff, title: string, state: Record<string, string | number | null> = {}) => {
  const { manuscript } = await aDraft(by, 'article-pages', { title })
  if (Object.keys(state).length > 0) await put(manuscript.id, state)
  return manuscript.id as string
}

const homeOf = async (by: Staff) => {
  const { status, body, headers, rowsRead } = await by.request('GET /manage/home')
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return { home: OfficeHome.parse(body.data.home), rowsRead }
}

const idsOf = (panel: { list: readonly { id: string }[] }) => panel.list.map(({ id }) => id)

test("the home page shows one's own drafts, reviews and plans; an author sees their own only (R36)", async () => {
  const author = await newStaff(site, 'contributor')
  const [mine, theirs] = [await aManuscript(editor, '私の下書き'), await aManuscript(author, '寄稿の下書き')]
  const waiting = await aManuscript(author, '確認待ちの寄稿', { stage: 'review', saved_at: at(-9999) })
  const soon = await aManuscript(editor, 'まもなく公開', { stage: 'scheduled', scheduled_at: at(1) })
  const ending = await aManuscript(author, 'まもなく終わる', {
    stage: 'published',
    is_live: 1,
    unpublish_at: at(0.5),
  })
  const old = await aManuscript(editor, '古い情報', {
    stage: 'published',
    is_live: 1,
    fact_checked_at: '2001-01-01T00:00:00.000Z',
  })
  const { home, rowsRead } = await homeOf(editor)
  expect(idsOf(home.drafts)[0]).toBe(mine)
  expect(idsOf(home.drafts)).not.toContain(theirs)
  expect(idsOf(home.reviews)[0]).toBe(waiting)
  expect(home.planned.list.slice(0, 2).map(({ manuscript, what }) => [manuscript.id, what])).toEqual([
    [ending, 'unpublish'],
    [soon, 'publish'],
  ])
  expect(idsOf(home.oldFacts)[0]).toBe(old)
  expect(home.missing).toBeNull()
  // The panels are full, or not, depending on what other tests of this site made.
  expect(rowsRead).toBeLessThan(4500)

  const own = (await homeOf(author)).home
  expect(idsOf(own.drafts)).toEqual([theirs])
  expect([idsOf(own.reviews), own.planned.list.map(({ manuscript }) => manuscript.id)]).toEqual([
    [waiting],
    [ending],
  ])
  expect([own.oldFacts.total, own.publications.total, own.brokenLinks.total]).toEqual([0, 0, 0])
})

test('broken links list their pages, affiliate ones first, and missing addresses their number (R36)', async () => {
  const content = await aManuscript(contributor, 'リンクのある記事')
  const insert = site.db.prepare(
    "INSERT INTO link_checks (url, is_affiliate, status, http_status, next_check_at) VALUES (?, ?, 'broken', 404, ?)",
  )
  const link = site.db.prepare("INSERT INTO content_links VALUES (?, ?, 'article-page', 'blocks', ?)")
  const [paid, plain] = ['https://a.example/paid', 'https://a.example/plain']
  await site.db.batch([
    insert.bind(plain, 0, at(1)),
    insert.bind(paid, 1, at(1)),
    link.bind(content, paid, 1),
    link.bind(content, plain, 0),
    link.bind(randomIdentifier(), paid, 1),
    site.db
      .prepare("INSERT INTO missing_addresses VALUES ('/old-page', 7000, NULL, ?1, ?1)")
      .bind('2026-11-01T00:00:00.000Z'),
  ])
  const { home } = await homeOf(admin)
  expect(home.brokenLinks.list.slice(0, 2)).toMatchObject([
    { url: paid, isAffiliate: true, on: { id: content, title: 'リンクのある記事' }, others: 1 },
    { url: plain, isAffiliate: false, httpStatus: 404, others: 0 },
  ])
  expect(home.missing?.list[0]).toEqual({
    path: '/old-page',
    hits: 7000,
    lastHitAt: '2026-11-01T00:00:00.000Z',
  })
  expect((await homeOf(contributor)).home.brokenLinks.total).toBe(2)
  expect((await homeOf(await newStaff(site, 'contributor'))).home.brokenLinks.total).toBe(0)
})

test('the calendar uses days of Japan, at most six weeks (R36, R181)', async () => {
  const first = await aManuscript(editor, '年のはじめ', {
    stage: 'scheduled',
    scheduled_at: '2027-12-31T15:00:00.000Z',
  })
  const last = await aManuscript(contributor, '一月の終わり', {
    stage: 'published',
    is_live: 1,
    unpublish_at: '2028-01-31T14:59:00.000Z',
  })
  const outside = await aManuscript(editor, '前の年', {
    stage: 'scheduled',
    scheduled_at: '2027-12-31T14:59:00.000Z',
  })
  const endpoint = 'GET /manage/calendar?from=2028-01-01&to=2028-01-31'
  // The sample content has plans too, from the day of its creation.
  const listOf = async (by: Staff) =>
    (await by.request(endpoint)).body.data.changes.list
      .map(({ manuscript, what }: { manuscript: { id: string }; what: string }) => [manuscript.id, what])
      .filter(([id = '']: string[]) => [first, last, outside].includes(id))
  expect(await listOf(editor)).toEqual([
    [first, 'publish'],
    [last, 'unpublish'],
  ])
  expect(await listOf(contributor)).toEqual([[last, 'unpublish']])
  for (const wrong of ['from=2028-01-01&to=2028-02-12', 'from=2028-01-02&to=2028-01-01', 'from=2028-01-01'])
    expect((await editor.request(`GET /manage/calendar?${wrong}`)).status).toBe(422)
})

test('filters are saved per account, changed and deleted, up to the limit (R37)', async () => {
  const person = await newStaff(site, 'editor')
  const id = randomIdentifier()
  const endpoint = `PUT /manage/saved-filters/${id}`
  const saved = { kind: 'article-page', name: '京都の確認待ち', query: 'stage=review&prefecture=26' }
  expect((await person.request(endpoint, saved)).body.data.savedFilter).toMatchObject({ id, ...saved })
  await person.request(endpoint, { ...saved, name: '京都' })
  const listOf = async (by: Staff) =>
    (await by.request('GET /manage/saved-filters')).body.data.savedFilters.list
  expect(await listOf(person)).toMatchObject([{ id, name: '京都' }])
  expect(await listOf(editor)).toEqual([])
  for (const query of ['stage=draft#x', '//evil.example', 'stage', 'q=<script>&'])
    expect([query, (await person.request(endpoint, { ...saved, query })).status]).toEqual([query, 422])
  await editor.request(`DELETE /manage/saved-filters/${id}`)
  expect(await listOf(person)).toHaveLength(1)
  const more = Array.from({ length: SAVED_FILTERS_CAP - 1 }, () => randomIdentifier())
  for (const one of more) await person.request(`PUT /manage/saved-filters/${one}`, saved)
  expect((await person.request(`PUT /manage/saved-filters/${randomIdentifier()}`, saved)).status).toBe(422)
  expect((await person.request(endpoint, saved)).status).toBe(200)
  expect((await person.request(`DELETE /manage/saved-filters/${id}`)).status).toBe(200)
  expect(await listOf(person)).toHaveLength(SAVED_FILTERS_CAP - 1)
})

test("an author's desk lists what they own, for themselves and for editors, and for no other author (R39)", async () => {
  const writer = await newStaff(site, 'contributor')
  const [mine, other] = [
    await aManuscript(writer, '私の記事'),
    await aManuscript(contributor, '別の人の記事'),
  ]
  const endpoint = `GET /manage/accounts/${writer.accountId}/article-pages?facets=1`
  for (const by of [writer, editor]) {
    const { status, body } = await by.request(endpoint)
    expect(status).toBe(200)
    expect(body.data.writer).toEqual({
      accountId: writer.accountId,
      name: expect.stringMatching(/^名前未設定の寄稿者（[0-9a-f]{4}）$/),
      picture: null,
    })
    expect(idsOf(body.data.manuscripts)).toEqual([mine])
    expect(body.data.manuscripts.meta).toMatchObject({ total: 1, facets: { stage: { draft: 1 } } })
    expect(JSON.stringify(body)).not.toContain(other)
  }
  expect((await contributor.request(endpoint)).status).toBe(403)
  expect((await editor.request(`GET /manage/accounts/${randomIdentifier()}/article-pages`)).status).toBe(404)
})
