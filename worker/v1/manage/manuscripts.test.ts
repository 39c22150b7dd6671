import { expect, test } from 'vitest'
import { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { aDraft, staff } from '#tests/worker/office.ts'

const site = await sharedSite()
const editor = await staff(site, 'editor')
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

test('a draft is kept as it is written, and nothing of it is in the content that readers see (R41)', async () => {
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
  const publisher = await staff(site, 'publisher')
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
