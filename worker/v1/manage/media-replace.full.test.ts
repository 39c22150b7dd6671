import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, staff } from '#tests/worker/office.ts'
import { openLibrary } from './media-library.fixture.ts'
import { plain } from './media-uploads.fixture.ts'

const site = await serveMemberSite('media-replace')
afterAll(site.stop)
const { db, publisher, upload, request, hotSpring } = await openLibrary(site)

test('a picture is replaced wherever it is used, keeping captions, and readers see it (R40, R41)', async () => {
  const from = await hotSpring()
  const uses = (await request(`GET /manage/media/${from.id}/uses`)).body.data.uses
  expect(uses.list[0]).toMatchObject({ kind: 'spot', slug: 'kinosaki-onsen', isLive: true, places: ['hero'] })
  const { media } = await upload(await plain('#102030').jpeg().toBuffer(), { name: '新しい外湯.jpg' })
  const body = { with: media.id, withAlt: false, publicationId: randomIdentifier() }
  const endpoint = `POST /manage/media/${from.id}/replace`
  expect((await request(endpoint, body, publisher)).body.errors[0].field).toBe('with')
  const patch = { alt: '新しい外湯の暖簾', credit: '撮影／石井', focalX: 0.25 }
  await request(`PATCH /manage/media/${media.id}`, { version: 1, patch })

  const plan = (await request(endpoint, { ...body, isPlan: true }, publisher)).body.data.plan
  expect([plan.contents, plan.isAllowed]).toEqual([uses.meta.total, true])
  expect(plan.pages).toBeGreaterThan(plan.live)
  // Public pages are changed by publishers only.
  expect((await request(endpoint, body)).status).toBe(403)
  const done = await request(endpoint, body, publisher)
  expect([done.status, done.body.data.replaced.remaining]).toEqual([200, 0])
  expect(done.body.data.replaced.publications[0]).toMatchObject({ id: body.publicationId, reason: 'media' })

  const row = await db
    .prepare("SELECT hero, version FROM spots WHERE slug = 'kinosaki-onsen'")
    .first<{ hero: string }>()
  expect(JSON.parse(row?.hero ?? '')).toMatchObject({
    address: media.address,
    alt: from.alt,
    credit: '撮影／石井',
    focalX: 0.25,
    color: media.color,
  })
  const page = await (await fetch(`${site.url}/spots/kinosaki-onsen`)).text()
  expect([
    page.includes(media.address.slice('{address}'.length)),
    page.includes(from.address.slice('{address}'.length)),
  ]).toEqual([true, false])
  expect((await request(`GET /manage/media/${media.id}`)).body.data.media.uses).toBe(uses.meta.total)
  expect((await request(`GET /manage/media/${from.id}`)).body.data.media.uses).toBe(0)
  // Repeating it finds nothing to do.
  expect((await request(endpoint, body, publisher)).body.data.replaced).toEqual({
    replaced: 0,
    remaining: 0,
    publications: [],
  })
})

test('the portrait of an author counts as a use, and is replaced with the rest (R40)', async () => {
  const author = await db
    .prepare('SELECT id, name, version FROM authors LIMIT 1')
    .first<{ id: string; name: string; version: number }>()
  const address = await db
    .prepare("SELECT address FROM media_uses WHERE kind = 'author' AND content_id = ?")
    .bind(author?.id)
    .first<string>('address')
  const row = await db.prepare('SELECT id FROM media WHERE address = ?').bind(address).first<string>('id')
  const uses = (await request(`GET /manage/media/${row}/uses`)).body.data.uses.list
  expect(uses).toMatchObject([{ kind: 'author', title: author?.name, places: ['avatar'], isLive: true }])
  const { media } = await upload(await plain('#0a0b0c').jpeg().toBuffer())
  await request(`PATCH /manage/media/${media.id}`, {
    version: 1,
    patch: { alt: '笑っている人', credit: '撮影／石井' },
  })
  const body = { with: media.id, withAlt: true, publicationId: randomIdentifier() }
  expect(
    (await request(`POST /manage/media/${row}/replace`, body, publisher)).body.data.replaced,
  ).toMatchObject({
    replaced: 1,
    remaining: 0,
  })
  const now = await db
    .prepare('SELECT avatar, version FROM authors WHERE id = ?')
    .bind(author?.id)
    .first<{ avatar: string; version: number }>()
  expect([JSON.parse(now?.avatar ?? ''), now?.version]).toMatchObject([
    { address: media.address, alt: '笑っている人' },
    (author?.version ?? 0) + 1,
  ])
  expect((await request(`GET /manage/media/${media.id}`)).body.data.media.uses).toBe(1)
})

test('only a publisher replaces a picture of what is scheduled (R40, R189)', async () => {
  const { media: from } = await upload(await plain('#223344').jpeg().toBuffer())
  const { media: to } = await upload(await plain('#332211').jpeg().toBuffer())
  for (const { id } of [from, to])
    await request(`PATCH /manage/media/${id}`, { version: 1, patch: { alt: '川', credit: '編集部' } })
  const hero = { address: from.address, alt: '川', credit: '編集部', license: null, focalX: 0.5, focalY: 0.5 }
  const { manuscript } = await aCompleteDraft(await staff(site, 'publisher'), { hero })
  const replace = { with: to.id, withAlt: true, publicationId: randomIdentifier() }
  const endpoint = `POST /manage/media/${from.id}/replace`
  const at = '2029-01-01T00:00:00Z'
  const scheduled = `POST /manage/article-pages/${manuscript.id}/schedule`
  expect((await request(scheduled, { version: 1, at }, publisher)).status).toBe(200)
  expect((await request(endpoint, { ...replace, isPlan: true })).body.data.plan).toMatchObject({
    contents: 1,
    live: 0,
    isAllowed: false,
  })
  expect((await request(endpoint, replace)).status).toBe(403)
  const heroOf = async () =>
    (await request(`GET /manage/article-pages/${manuscript.id}`)).body.data.document.fields.hero.address
  expect(await heroOf()).toBe(from.address)
  expect((await request(endpoint, replace, publisher)).status).toBe(200)
  expect(await heroOf()).toBe(to.address)
})
