import { expect, onTestFinished, test } from 'vitest'
import type { Media } from '#domain/media/media.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { openLibrary } from './media-library.fixture.ts'
import { plain } from './media-uploads.fixture.ts'

const site = await sharedSite()
const { db, bucket, as, publisher, contributor, upload, request, list, fileOf, hotSpring } =
  await openLibrary(site)

test('metadata is changed with a version, and the audit log has the former values (R40, R41)', async () => {
  const { media } = await upload(await plain('#445566').jpeg().toBuffer())
  const patch = { alt: '雪の兼六園', credit: '撮影／上田', focalX: 0.2, focalY: 0.75, prefectureCode: '17' }
  const endpoint = `PATCH /manage/media/${media.id}`
  const changed = await request(endpoint, { version: 1, patch })
  expect([changed.status, changed.body.data.media]).toMatchObject([200, { ...patch, version: 2 }])
  const late = await request(endpoint, { version: 1, patch: { alt: '別の説明' } })
  expect([late.status, late.body.errors[0].code, late.body.data.media.alt]).toEqual([
    409,
    'E10409',
    '雪の兼六園',
  ])
  const wrong = await request(endpoint, {
    version: 2,
    patch: { focalX: 1.5, alt: 'あ'.repeat(201), address: 'x' },
  })
  expect([wrong.status, wrong.body.errors.length]).toEqual([422, 3])
  const logged = await db
    .prepare("SELECT before, after FROM audit_log WHERE ref_id = ? AND action = 'update'")
    .bind(media.id)
    .first<{ before: string; after: string }>()
  expect([JSON.parse(logged?.before ?? ''), JSON.parse(logged?.after ?? '')]).toMatchObject([
    { alt: '', focalX: 0.5 },
    patch,
  ])
})

test('only an editor gets a signed link to the uploaded picture (R109)', async () => {
  const { media } = await upload(await plain('#667788').jpeg().toBuffer())
  const { original } = (await request(`GET /manage/media/${media.id}`)).body.data
  expect(original).toMatch(/^\/media\/media\/.+\?expires=\d+&sig=[\w-]{43}$/)
  const opened = await fetch(site.url + original)
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await fetch(site.url + original.replace(/&sig=.*/, ''))).status).toBe(403)
  expect((await fetch(site.url + original.replace(/expires=\d/, 'expires=9'))).status).toBe(403)
})

test('the library is searched, filtered and paged, and contains the sample pictures (R40)', async () => {
  await upload(await plain('#4d6b3d').jpeg().toBuffer(), { name: 'IMG_4107.JPG' })
  const { list: first, meta } = await list('limit=100&facets=1')
  expect(first).toHaveLength(100)
  expect(meta.total).toBeGreaterThan(400)
  expect(meta.facets.all).toBe(meta.total)
  const second = await list(`limit=100&cursor=${meta.cursor}`)
  const ids = [...first, ...second.list].map(({ id }: Media) => id)
  expect(new Set(ids).size).toBe(200)
  const moments = [...first, ...second.list].map(({ createdAt }: Media) => createdAt)
  expect(moments).toEqual(moments.toSorted().reverse())

  // Full-width letters match.
  const found = await list(`q=${encodeURIComponent('ＩＭＧ_4107')}`)
  expect(found.list.map(({ name }: Media) => name)).toEqual(['IMG_4107'])
  const onsen = await hotSpring()
  expect([onsen.uses > 0, onsen.prefectureCode]).toEqual([true, '28'])
  const ishikawa = await list('prefecture=17')
  expect(ishikawa.list.every(({ prefectureCode }: Media) => prefectureCode === '17')).toBe(true)
  const unused = await list('unused=1')
  expect([unused.meta.total, unused.list.every(({ uses }: Media) => uses === 0)]).toEqual([
    meta.facets.unused,
    true,
  ])
  const incomplete = await list('incomplete=1')
  expect([incomplete.meta.total, incomplete.list[0].alt]).toEqual([meta.facets.incomplete, ''])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
  const start = new Date(`${today}T00:00:00+09:00`).toISOString()
  const ofToday = db.prepare('SELECT count(*) AS n FROM media WHERE deleted_at IS NULL AND created_at >= ?')
  expect((await list(`from=${today}&to=${today}`)).meta.total).toBe(await ofToday.bind(start).first('n'))
  expect((await list('to=1999-12-31')).meta.total).toBe(0)
  expect((await request('GET /manage/media?limit=101')).status).toBe(422)
})

test('a used picture stays; an unused one is deleted, and restored completely (R40)', async () => {
  const used = await hotSpring()
  const response = await request(`DELETE /manage/media/${used.id}`)
  expect([response.status, response.body.errors[0].message]).toEqual([
    409,
    `${used.uses}件のページで使われているため、削除できません。`,
  ])
  const file = await plain('#777777').png().toBuffer()
  const { media } = await upload(file)
  expect((await request(`DELETE /manage/media/${media.id}`)).status).toBe(200)
  expect((await request(`GET /manage/media/${media.id}`)).status).toBe(404)
  const back = await request(`POST /manage/media/${media.id}/restore`)
  expect([back.status, back.body.data.media]).toEqual([200, media])
  // Uploading it again after deletion restores the same picture.
  await request(`DELETE /manage/media/${media.id}`)
  expect((await upload(file)).media).toEqual(media)
})

test('adding an existing picture is not audited (R41)', async () => {
  const { media } = await upload(await plain('#767676').png().toBuffer())
  expect((await request(`POST /manage/media/${media.id}/restore`)).body.data.media).toEqual(media)
  const { list } = (await request(`GET /manage/media/${media.id}/history`)).body.data.history
  expect(list.map(({ action }: { action: string }) => action)).toEqual(['create'])
})

test('files of pictures deleted a month ago are removed, with their sizes (R40)', async () => {
  const { media } = await upload(await plain('#9a9a9a').png().toBuffer())
  const other = (await upload(await plain('#9b9b9b').png().toBuffer())).media
  const key = media.address.replace('{address}/', '')
  await bucket.put(`derived/${key}/etag/512x256@0.5,0.5.webp`, 'x')
  await request(`DELETE /manage/media/${media.id}`)
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await db.prepare('UPDATE media SET deleted_at = ? WHERE id = ?').bind(longAgo, media.id).run()
  await request(`DELETE /manage/media/${other.id}`)
  await expect.poll(async () => (await bucket.list({ prefix: `derived/${key}` })).objects).toEqual([])
  expect([(await fileOf(media)).length, (await fileOf(other)).length > 0]).toEqual([0, true])
  expect((await request(`POST /manage/media/${media.id}/restore`)).status).toBe(404)
})

test('a picture that was ever used keeps its file, and is in the library again when a revision is restored (R37, R40)', async () => {
  const { media } = await upload(await plain('#9c9d9e').png().toBuffer())
  const id = randomIdentifier()
  const hero = {
    address: media.address,
    alt: '湯けむり',
    credit: '撮影／上田',
    license: null,
    focalX: 0.5,
    focalY: 0.5,
  }
  const made = await request('POST /manage/spots', { id, fields: { name: '古い版の湯', hero } })
  const { version } = made.body.data.document.manuscript
  const other = { ...hero, address: (await hotSpring()).address }
  // By another person: consecutive saves of one person are one revision.
  const fields = { name: '古い版の湯', hero: other }
  const changed = await request(`PATCH /manage/spots/${id}`, { version, fields }, publisher)
  const latest = changed.body.data.document.manuscript.version
  expect((await request(`DELETE /manage/media/${media.id}`)).status).toBe(200)
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await db.prepare('UPDATE media SET deleted_at = ? WHERE id = ?').bind(longAgo, media.id).run()
  // Deleting another one sweeps expired pictures.
  const passing = (await upload(await plain('#9c9d9f').png().toBuffer())).media
  await request(`DELETE /manage/media/${passing.id}`)
  await db.prepare('UPDATE media SET deleted_at = ? WHERE id = ?').bind(longAgo, passing.id).run()
  await request(`DELETE /manage/media/${(await upload(await plain('#9c9da0').png().toBuffer())).media.id}`)
  await expect.poll(async () => (await fileOf(passing)).length).toBe(0)
  expect((await fileOf(media)).length).toBe(media.bytes)

  const endpoint = `POST /manage/spots/${id}/revisions/${version}/restore`
  expect((await request(endpoint, { version: latest })).status).toBe(200)
  expect((await request(`GET /manage/media/${media.id}`)).body.data.media).toMatchObject({
    uses: 1,
    name: 'photo',
  })
})

test('authors choose from the library; only editors add and change (R189)', async () => {
  // Refused before the body is read.
  expect((await upload(Buffer.from('x'), { token: contributor })).status).toBe(403)
  const seen = await request('GET /manage/media?q=%E5%9F%8E%E5%B4%8E', undefined, contributor)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const [{ id }] = seen.body.data.media.list
  for (const [endpoint, body] of [
    [`PATCH /manage/media/${id}`, { version: 1, patch: { alt: 'x' } }],
    [`DELETE /manage/media/${id}`, undefined],
    [`POST /manage/media/${id}/replace`, { with: id, withAlt: false, publicationId: randomIdentifier() }],
  ] as const)
    expect([endpoint, (await request(endpoint, body, contributor)).status]).toEqual([endpoint, 403])
  expect((await request('GET /manage/media', undefined, 'nobody')).status).toBe(401)
})

test('a caller limited to their own pictures sees no others (R189)', async () => {
  const grants = ['read', 'create'].map((action) => ({ id: randomIdentifier(), action }))
  await db.batch(
    grants.map(({ id, action }) =>
      db
        .prepare(
          `INSERT INTO permissions SELECT ?1, id, ?2, 'media', 'own', created_at, updated_at FROM roles WHERE name = 'member'`,
        )
        .bind(id, action),
    ),
  )
  onTestFinished(async () => {
    await db.batch(grants.map(({ id }) => db.prepare('DELETE FROM permissions WHERE id = ?').bind(id)))
  })
  const photographer = await as('member')
  const { media } = await upload(await plain('#445566').png().toBuffer(), { token: photographer })
  const seen = (await request('GET /manage/media?facets=1', undefined, photographer)).body.data.media
  expect(seen.list).toEqual([media])
  expect([seen.meta.total, seen.meta.facets.all]).toEqual([1, 1])
  const { id } = await hotSpring()
  for (const [of, status] of [
    [media.id, 200],
    [id, 403],
  ] as const)
    for (const endpoint of ['', '/uses', '/history'])
      expect((await request(`GET /manage/media/${of}${endpoint}`, undefined, photographer)).status).toBe(
        status,
      )
})

test('a caller limited to their own content does not see which drafts of others use a picture (R189)', async () => {
  const { media } = await upload(await plain('#665544').png().toBuffer())
  const hero = {
    address: media.address,
    alt: '',
    credit: '',
    license: null,
    focalX: 0.5,
    focalY: 0.5,
  }
  const draft = { id: randomIdentifier(), fields: { title: 'まだ秘密の見出し', hero } }
  expect((await request('POST /manage/article-pages', draft)).status).toBe(200)
  const uses = async (token?: string) =>
    (await request(`GET /manage/media/${media.id}/uses`, undefined, token)).body.data.uses
  expect((await uses()).list).toHaveLength(1)
  expect(await uses(contributor)).toMatchObject({ list: [], meta: { total: 1 } })
})
