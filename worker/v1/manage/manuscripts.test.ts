import { expect, test } from 'vitest'
import { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, aDraft, staff } from '#tests/worker/office.ts'

const site = await sharedSite()
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const contributor = await staff(site, 'contributor')

const contentOf = (id: string) =>
  site.db.prepare('SELECT slug, title, version FROM article_pages WHERE id = ?').bind(id).first()

test('every content has a manuscript with its public state (R9, R40)', async () => {
  const { results } = await site.db
    .prepare(
      `SELECT t.id, t.slug, t.status FROM article_pages t LEFT JOIN manuscripts m ON m.id = t.id
       WHERE m.id IS NULL OR m.slug <> t.slug OR m.stage <> t.status OR m.fields IS NOT NULL`,
    )
    .all()
  expect(results).toEqual([])
  const { slug } = (await site.db.prepare("SELECT slug FROM spots WHERE status = 'published'").first()) ?? {}
  const { status, body, headers } = await editor.request(`GET /manage/spots/by-slug/${slug}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const document = ManuscriptDocument.parse(body.data.document)
  expect(document.manuscript).toMatchObject({ slug, stage: 'published', isLive: true, hasChanges: false })
  expect(document.live).toMatchObject(document.fields)
  expect(document.problems.filter(({ isBlocking }) => isBlocking)).toEqual([])
})

test('a draft is saved as written, and does not change the public content (R41)', async () => {
  const document = ManuscriptDocument.parse(await aDraft(contributor, 'article-pages', { title: '書きかけ' }))
  const { id, version, slug } = document.manuscript
  expect(slug).toMatch(/^article-20\d{6}(-\d+)?$/)
  expect(document.manuscript).toMatchObject({ stage: 'draft', isLive: false, ownerId: contributor.accountId })
  const fields = { ...document.fields, title: '書きかけの二', blocks: [] }
  const saved = await contributor.request(`PATCH /manage/article-pages/${id}`, { version, fields })
  expect(saved.status).toBe(200)
  expect(saved.body.data.document).toMatchObject({
    fields,
    manuscript: { version: 2, title: '書きかけの二' },
  })
  expect(
    (await editor.request(`GET /manage/article-pages/by-slug/${slug}`)).body.data.document.fields,
  ).toEqual(fields)
  expect(await contentOf(id)).toBeNull()
})

test('two concurrent editors lose nothing: the second is a conflict with the current state (R41)', async () => {
  const { manuscript, fields } = await aDraft(editor, 'article-pages', { title: '一' })
  const endpoint = `PATCH /manage/article-pages/${manuscript.id}`
  const [one, two] = await Promise.all(
    ['甲', '乙'].map((title) => editor.request(endpoint, { version: 1, fields: { ...fields, title } })),
  )
  expect([one?.status, two?.status].sort()).toEqual([200, 409])
  const [winner, loser] = one?.status === 200 ? [one, two] : [two, one]
  expect(loser?.body.errors[0]).toMatchObject({ code: 'E10409' })
  expect(loser?.body.data.document).toEqual(winner?.body.data.document)
  // A save whose answer was lost is repeated.
  const again = await editor.request(endpoint, { version: 1, fields: winner?.body.data.document.fields })
  expect([again.status, again.body.data.document.manuscript.version]).toEqual([200, 2])
})

test('blocks of an unknown type are stored byte for byte, and only publishing refuses them (R36)', async () => {
  const divider = { id: randomIdentifier(), type: 'divider', data: {} }
  // The order of keys, a key beside `data`, and values that no schema here accepts.
  const beyond = {
    type: 'hologram',
    data: { z: [1, null], a: '<b>' },
    id: randomIdentifier(),
    since: 'later',
  }
  const { manuscript } = await aDraft(publisher, 'article-pages', { title: '先の版', blocks: [beyond] })
  const endpoint = `article-pages/${manuscript.id}`
  const fields = { title: '先の版の続き', blocks: [divider, beyond] }
  const saved = await publisher.request(`PATCH /manage/${endpoint}`, { version: 1, fields })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  const { document } = (await publisher.request(`GET /manage/${endpoint}`)).body.data
  expect(JSON.stringify(document.fields.blocks)).toBe(JSON.stringify([divider, beyond]))
  expect(document.problems).toContainEqual({
    field: 'blocks.1',
    message: expect.stringContaining('まだ知らない種類のため、公開できません。'),
    isBlocking: true,
  })
  const refused = await publisher.request(`POST /manage/${endpoint}/publish`, {
    version: 2,
    publicationId: randomIdentifier(),
  })
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
    422,
    expect.stringContaining('2番目のブロック（知らない種類）'),
  ])
})

test('a draft that was never published can be deleted; others can only be archived (R41)', async () => {
  const { manuscript } = await aDraft(contributor, 'article-pages', { title: '消す下書き' })
  const endpoint = `/manage/article-pages/${manuscript.id}`
  expect((await contributor.request(`DELETE ${endpoint}?version=7`)).status).toBe(409)
  expect((await contributor.request(`DELETE ${endpoint}?version=1`)).status).toBe(200)
  expect((await editor.request(`GET ${endpoint}`)).status).toBe(404)
  const left = await site.db
    .prepare('SELECT count(*) AS n FROM revisions WHERE content_id = ?')
    .bind(manuscript.id)
    .first<number>('n')
  expect(left).toBe(0)
  const live = await site.db.prepare("SELECT id, version FROM goods WHERE status = 'published'").first()
  const refused = await publisher.request(`DELETE /manage/goods/${live?.id}?version=${live?.version}`)
  expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('保管')])
})

test('a copy is a draft of one’s own, under a slug of its own', async () => {
  const source = await aCompleteDraft(editor, { title: '写しのもと' })
  const id = randomIdentifier()
  const endpoint = `POST /manage/article-pages/${source.manuscript.id}/duplicate`
  for (const _ of [1, 2]) {
    const { body } = await publisher.request(endpoint, { id })
    expect(body.data.document).toMatchObject({
      manuscript: { id, stage: 'draft', isLive: false, ownerId: publisher.accountId, version: 1 },
      fields: {
        ...source.fields,
        title: '写しのもと（コピー）',
        slug: expect.stringMatching(/^article-20\d{6}/),
        factCheckedAt: null,
      },
    })
  }
  expect((await contributor.request(endpoint, {})).status).toBe(403)
})

test('a too large or invalid document is refused in Japanese and changes nothing', async () => {
  const { manuscript, fields } = await aDraft(editor, 'article-pages', { title: '元のまま' })
  const endpoint = `PATCH /manage/article-pages/${manuscript.id}`
  const block = () => ({ id: randomIdentifier(), type: 'divider', data: {} })
  const paragraph = { type: 'paragraph', data: { text: [{ text: 'あ'.repeat(19_000), marks: [] }] } }
  const large = Array.from({ length: 30 }, () => ({ id: randomIdentifier(), ...paragraph }))
  for (const [changed, status] of [
    [{ blocks: Array.from({ length: 501 }, block) }, 422],
    [{ blocks: large }, 413],
    [{ title: 5 }, 422],
    [{ html: '<script>' }, 422],
    [{ seo: { canonical: 'javascript:alert(1)' } }, 422],
    [{ blocks: [{ ...block(), type: 'no name' }] }, 422],
  ] as const) {
    const { status: is, body } = await editor.request(endpoint, {
      version: 1,
      fields: { ...fields, ...changed },
    })
    expect([Object.keys(changed), is]).toEqual([Object.keys(changed), status])
    expect(body.errors[0].message).toMatch(/[ぁ-ん]/)
  }
  const { body } = await editor.request(`GET /manage/article-pages/${manuscript.id}`)
  expect(body.data.document).toMatchObject({ manuscript: { version: 1 }, fields: { title: '元のまま' } })
})
