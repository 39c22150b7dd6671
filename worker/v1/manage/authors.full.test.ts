import { afterAll, expect, test } from 'vitest'
import { authorInputOf } from '#domain/content/author-input.ts'
import { ManagedAuthor } from '#domain/content/managed-author.ts'
import { Publication } from '#domain/publish/publication.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('authors')
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')

const all = async () => {
  const { body } = await editor.request('GET /manage/authors?limit=100')
  return ManagedAuthor.array().parse(body.data.authors.list)
}
const anAuthor = async (more: object = {}) => {
  const [sample] = await all()
  if (!sample) throw new Error('there are no authors')
  const id = randomIdentifier()
  const author = { ...authorInputOf(sample), slug: `author-${id.slice(1, 8)}`, name: '見本 花子', ...more }
  const { status, body } = await publisher.request('POST /manage/authors', { id, author })
  expect(status).toBe(200)
  return ManagedAuthor.parse(body.data.author)
}

test('authors are listed by reading, page by page, and found by a part of their name (R9)', async () => {
  const authors = await all()
  const kana = authors.map(({ kana }) => kana)
  expect(kana.length).toBeGreaterThan(3)
  expect(kana).toEqual(kana.toSorted())
  const first = await editor.request('GET /manage/authors?limit=2')
  const { meta } = first.body.data.authors
  expect(meta).toMatchObject({ total: authors.length, limit: 2 })
  const second = await editor.request(`GET /manage/authors?limit=2&cursor=${meta.cursor}`)
  expect(ManagedAuthor.array().parse(second.body.data.authors.list)).toEqual(authors.slice(2, 4))
  const name = authors[1]?.name ?? ''
  const found = await editor.request(`GET /manage/authors?q=${encodeURIComponent(name)}`)
  expect(found.body.data.authors.list.map((author: ManagedAuthor) => author.name)).toContain(name)
  expect(authors.some(({ articles }) => articles > 0)).toBe(true)
})

test('a changed author is updated on public articles, and audited (R39)', async () => {
  const [used] = (await all()).filter(({ articles }) => articles > 0)
  if (!used) throw new Error('nobody has written anything')
  const slug = await site.db
    .prepare("SELECT slug FROM article_pages WHERE author_id = ? AND status = 'published' LIMIT 1")
    .bind(used.id)
    .first<string>('slug')
  const page = async () => (await fetch(`${site.url}/article-pages/${slug}`)).text()
  expect(await page()).toContain(used.bio)
  const author = { ...authorInputOf(used), bio: '書き直した紹介文です。' }
  const change = { version: used.version, author, publicationId: randomIdentifier() }
  const { status, body } = await publisher.request(`PATCH /manage/authors/${used.id}`, change)
  expect(status).toBe(200)
  expect(Publication.parse(body.data.publication)).toMatchObject({ reason: 'author', error: null })
  expect(body.data.author).toMatchObject({ version: used.version + 1, ...author })
  await expect.poll(page).toContain('書き直した紹介文です。')
  const logged = await site.db
    .prepare("SELECT action, done_by FROM audit_log WHERE resource = 'author' AND ref_id = ?")
    .bind(used.id)
    .first()
  expect(logged).toEqual({ action: 'update', done_by: publisher.accountId })
  // The answer was lost: the client repeats it.
  const again = await publisher.request(`PATCH /manage/authors/${used.id}`, change)
  expect(again.body.data).toMatchObject({
    author: { version: used.version + 1 },
    publication: { id: change.publicationId },
  })
})

test("an author's page shows a change at once, and follows a new slug: former ones redirect, but to no one who has nothing published (R39, R107)", async () => {
  const [used] = (await all()).filter(({ articles }) => articles > 0)
  if (!used) throw new Error('nobody has written anything')
  const at = async (slug: string) => {
    const response = await fetch(`${site.url}/authors/${slug}`, { redirect: 'manual' })
    return { status: response.status, to: response.headers.get('location'), html: await response.text() }
  }
  const rename = async (slug: string, bio: string) => {
    const [{ version }] = (await all()).filter(({ id }) => id === used.id) as [ManagedAuthor]
    const author = { ...authorInputOf(used), slug, bio }
    const change = { version, author, publicationId: randomIdentifier() }
    const { body } = await publisher.request(`PATCH /manage/authors/${used.id}`, change)
    expect(Publication.parse(body.data.publication)).toMatchObject({ isPageLive: true, error: null })
  }
  expect(await at(used.slug)).toMatchObject({ status: 200 })
  await rename('new-name', '名前を改めました。')
  expect((await at('new-name')).html).toContain('名前を改めました。')
  expect(await at(used.slug)).toMatchObject({ status: 301, to: '/authors/new-name' })
  await rename('newer-name', '名前をまた改めました。')
  expect(await at(used.slug)).toMatchObject({ status: 301, to: '/authors/newer-name' })
  await rename(used.slug, '名前を戻しました。')
  expect((await at(used.slug)).html).toContain('名前を戻しました。')
  expect(await at('newer-name')).toMatchObject({ status: 301, to: `/authors/${used.slug}` })
  // Whoever takes a former slug has it, even without a page.
  const unread = await anAuthor({ slug: 'newer-name' })
  expect(await at(unread.slug)).toMatchObject({ status: 404 })
})

test('another change with the id of a finished publication is published too (R39)', async () => {
  const [used] = (await all()).filter(({ articles }) => articles > 0)
  if (!used) throw new Error('nobody has written anything')
  const publicationId = randomIdentifier()
  const send = (more: number, bio: string) =>
    publisher.request(`PATCH /manage/authors/${used.id}`, {
      version: used.version + more,
      author: { ...authorInputOf(used), bio },
      publicationId,
    })
  expect((await send(0, '一度目の紹介です。')).body.data.publication.id).toBe(publicationId)
  const { body } = await send(1, '二度目の紹介です。')
  expect(body.data.publication.id).not.toBe(publicationId)
  expect(Publication.parse(body.data.publication)).toMatchObject({ reason: 'author', error: null })
})

test('two concurrent changes: the second is a conflict with the current state, and nothing of it is written (R41)', async () => {
  const author = await anAuthor()
  const endpoint = `PATCH /manage/authors/${author.id}`
  const send = (bio: string) => {
    const input = authorInputOf(author)
    return publisher.request(endpoint, {
      version: author.version,
      author: { ...input, bio },
      publicationId: randomIdentifier(),
    })
  }
  const answers = await Promise.all([send('甲'), send('乙')])
  const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed()
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body.data.author).toEqual(won?.body.data.author)
})

test('a slug of another author, a missing name and a foreign address are refused, each by its field', async () => {
  const [other] = await all()
  const author = await anAuthor()
  const input = authorInputOf(author)
  const send = (more: object) =>
    publisher.request(`PATCH /manage/authors/${author.id}`, {
      version: author.version,
      author: { ...input, ...more },
      publicationId: randomIdentifier(),
    })
  for (const [more, field] of [
    [{ slug: other?.slug }, 'author.slug'],
    [{ name: '' }, 'author.name'],
    [{ sns: ['javascript:alert(1)'] }, 'author.sns.0'],
  ] as const) {
    const { status, body } = await send(more)
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
  }
})

test('an author is deleted only without references', async () => {
  const author = await anAuthor()
  expect(
    (await publisher.request(`DELETE /manage/authors/${author.id}?version=${author.version}`)).status,
  ).toBe(200)
  expect((await editor.request(`GET /manage/authors/${author.id}`)).status).toBe(404)
  const [used] = (await all()).filter(({ articles }) => articles > 0)
  const refused = await publisher.request(`DELETE /manage/authors/${used?.id}?version=${used?.version}`)
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0].message).toContain('消せません')
})

test('two concurrent authors with the same slug: one is refused; the same request twice is one (R41)', async () => {
  const author = { ...authorInputOf(await anAuthor()), slug: `twin-${randomIdentifier().slice(1, 8)}` }
  const send = (id: string) => publisher.request('POST /manage/authors', { id, author })
  const answers = await Promise.all([send(randomIdentifier()), send(randomIdentifier())])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const [id, slug] = [randomIdentifier(), `twin-${randomIdentifier().slice(1, 8)}`]
  const twins = [1, 2].map(() =>
    publisher.request('POST /manage/authors', { id, author: { ...author, slug } }),
  )
  expect((await Promise.all(twins)).map(({ status }) => status)).toEqual([200, 200])
})
