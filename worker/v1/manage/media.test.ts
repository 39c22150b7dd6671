import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/identifier.ts'
import { MEDIA_REFUSALS, SAME_PICTURE } from '#domain/media/limits.ts'
import type { Media } from '#domain/media/media.ts'
import { call, login, serveMemberSite, tokensOf } from '#tests/worker/member-site.ts'
import { setRole } from '../../db/accounts.server.ts'
import {
  animationControl,
  PLACE,
  phonePhoto,
  plain,
  pngOf,
  textBomb,
  zipOf,
} from './media-uploads.fixture.ts'

const site = await serveMemberSite('manage-media')
afterAll(site.stop)
const db = site.db as unknown as D1Database
const bucket = await site.miniflare.getR2Bucket('MEDIA')

const as = async (role: string): Promise<string> => {
  const { access, id } = await tokensOf(site)
  const { body } = await login(site, id)
  await setRole(db, body.data.account.id, role, new Date())
  return access
}
const [editor, publisher, contributor] = await Promise.all(['editor', 'publisher', 'contributor'].map(as))

const upload = async (
  file: Uint8Array,
  { id = randomIdentifier(), name = 'photo.jpg', token = editor, type = 'image/jpeg' } = {},
) => {
  const query = new URLSearchParams({ id, name })
  const response = await fetch(`${site.url}/v1/manage/media?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(file),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the answer
  const body: any = await response.json()
  return { status: response.status, body, media: body.data?.media as Media }
}

const ask = (door: string, body?: unknown, token = editor) => call(site, door, { token, body })

const stored = async () => (await bucket.list({ prefix: 'media/' })).objects.map(({ key }) => key).sort()
const fileOf = async ({ address }: Media) => {
  const file = await bucket.get(address.replace('{address}/', ''))
  return file ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

test('a photo is kept the right way up, in its colour, without place, day and maker, under a name nobody guesses (R40)', async () => {
  const photo = await phonePhoto()
  expect(photo.includes(PLACE)).toBe(true)
  const { status, media } = await upload(photo, { name: 'C:\\写真\\IMG_0231.JPG' })
  expect(status).toBe(200)
  expect(media).toMatchObject({ name: 'IMG_0231', width: 2000, height: 3000, uses: 0, version: 1, alt: '' })
  expect(media.address).toMatch(/^\{address\}\/media\/[0-9a-f]{32}\.[0-9a-f]{16}\.webp$/)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(media.color?.slice(at, at + 2) ?? '', 16))
  for (const [got, meant] of [
    [red, 0x4d],
    [green, 0x6b],
    [blue, 0x3c],
  ] as const)
    expect(Math.abs((got ?? 999) - meant)).toBeLessThan(6)

  const kept = await fileOf(media)
  expect(kept.length).toBe(media.bytes)
  for (const trace of ['TabiPhone', 'HANA', 'Exif', 'EXIF', 'GPS', '2026:11:01'])
    expect([trace, kept.includes(trace)]).toEqual([trace, false])
  const { format, width, exif, orientation } = await sharp(kept).metadata()
  expect([format, width, exif, orientation]).toEqual(['webp', 2000, undefined, undefined])

  // A page shows it, and may keep it for good.
  const source = media.address.replace('{address}', 'https://images.tabishirube.example')
  const options = 'width=512,height=256,fit=cover,gravity=0.5x0.5,format=auto'
  const shown = await fetch(`${site.url}/cdn-cgi/image/${options}/${source}`)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test.each([
  ['png', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp()],
  ['avif', (image: Sharp) => image.avif()],
] as const)('a picture is taken as %s, whatever its name and type say (R40)', async (format, encode) => {
  const file = await encode(plain({ png: '#203040', webp: '#403020', avif: '#304020' }[format])).toBuffer()
  const { status, media } = await upload(file, { name: 'notes.txt', type: 'text/html' })
  expect([status, media.width, media.height, media.mime]).toEqual([200, 1600, 1200, 'image/webp'])
})

test('more pixels than any page shows are not kept; a large picture is made smaller', async () => {
  const { media } = await upload(await plain('#808080', 6000, 3000).jpeg().toBuffer())
  expect([media.width, media.height]).toEqual([4096, 2048])
})

const small = await plain('#123456', 40, 30).png().toBuffer()
const jpeg = await plain('#654321', 400, 300).jpeg().toBuffer()
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0heicmif1'),
  Buffer.alloc(64),
])
const frames = await sharp(
  await Promise.all(['#f00', '#00f'].map((colour) => plain(colour, 40, 30).png().toBuffer())),
  { join: { animated: true } },
)
  .webp({ delay: [100, 100], loop: 0 })
  .toBuffer()

const HOSTILE: Record<string, [file: Uint8Array, status: number, problem: keyof typeof MEDIA_REFUSALS]> = {
  nothing: [Buffer.alloc(0), 422, 'empty'],
  'an svg with a program': [Buffer.from(svg), 422, 'svg'],
  'an svg behind a mark of its encoding': [Buffer.from(`\uFEFF  <svg onload="alert(1)"/>`), 422, 'svg'],
  'a page': [Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'unknown'],
  'a program named like a photo': [Buffer.from('MZ\x90\0this program'), 422, 'unknown'],
  'a moving gif': [Buffer.from('GIF89a\x01\0\x01\0'), 422, 'moving'],
  'a moving webp': [frames, 422, 'moving'],
  'a moving png': [pngOf(2, 2, 6, animationControl()), 422, 'moving'],
  'a picture that is a page too': [
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    422,
    'foreign',
  ],
  'a page in a comment of a picture': [
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('\xff\xfe\x00\x20<ScRiPt>fetch("//evil.example")', 'latin1').subarray(0, 34),
      jpeg.subarray(2),
    ]),
    422,
    'foreign',
  ],
  'a picture that is an archive too': [Buffer.concat([small, zipOf('evil.class')]), 422, 'foreign'],
  'a picture that is a program too': [
    Buffer.concat([small, Buffer.from('<?php system($_GET[0]);')]),
    422,
    'foreign',
  ],
  'a document with a picture in front': [
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('\xff\xfe\x00\x0b%PDF-1.7\n', 'latin1'),
      jpeg.subarray(2),
    ]),
    422,
    'foreign',
  ],
  'a photo that is cut off': [jpeg.subarray(0, jpeg.length - 200), 422, 'unreadable'],
  'a png that is cut off': [small.subarray(0, small.length - 20), 422, 'unreadable'],
  'a webp that is cut off': [frames.subarray(0, frames.length - 8), 422, 'unreadable'],
  'only the beginning of a photo': [
    Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(200)]),
    422,
    'unreadable',
  ],
  'a photo whose middle is noise': [
    Buffer.concat([small.subarray(0, 60), Buffer.alloc(40, 7), small.subarray(100)]),
    422,
    'unreadable',
  ],
  'a heic without a picture': [heic, 422, 'unreadable'],
  '30,000 pixels a side': [pngOf(30_000, 30_000, 30_001 * 300), 422, 'tooLong'],
  'one long side': [pngOf(12_001, 1, 12_002), 422, 'tooLong'],
  'fifty million pixels and some': [pngOf(9000, 9000, 9001 * 9000), 422, 'tooManyPixels'],
  'eleven megabytes': [Buffer.concat([small, Buffer.alloc(11 * 1024 * 1024)]), 413, 'tooLarge'],
}

test.each(Object.entries(HOSTILE))(
  '%s is refused in Japanese and nothing of it is kept (R40)',
  async (_, [file, status, problem]) => {
    const [files, rows] = [await stored(), await db.prepare('SELECT count(*) AS n FROM media').first('n')]
    const answer = await upload(file)
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([status, MEDIA_REFUSALS[problem]])
    expect(await stored()).toEqual(files)
    expect(await db.prepare('SELECT count(*) AS n FROM media').first('n')).toBe(rows)
  },
)

test('what unfolds to gigabytes harms nobody: it is refused, or kept without it (R40)', async () => {
  const bomb = pngOf(40, 30, 41 * 30, textBomb())
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const { status, media } = await upload(bomb)
  expect([200, 422]).toContain(status)
  if (status === 200) expect((await fileOf(media)).length).toBeLessThan(10_000)
  // The picture says 40×30, its data are those of sixty megapixels.
  const liar = await upload(pngOf(40, 30, 60_000_000))
  expect([200, 422]).toContain(liar.status)
  if (liar.status === 200) expect([liar.media.width, liar.media.height]).toEqual([40, 30])
})

test('the same content is kept once, the same upload changes nothing, and a taken id is no other picture’s (R40)', async () => {
  const file = await plain('#abcdef').png().toBuffer()
  const id = randomIdentifier()
  const twice = await Promise.all([upload(file, { id }), upload(file, { id })])
  expect(twice.map(({ status, media }) => [status, media.id])).toEqual([
    [200, id],
    [200, id],
  ])
  const before = await stored()
  const again = await upload(file, { name: 'other.png' })
  expect([again.status, again.body.errors[0].message, again.media.id]).toEqual([409, SAME_PICTURE, id])
  const other = await upload(await plain('#fedcba').png().toBuffer(), { id })
  expect([other.status, other.media]).toEqual([409, undefined])
  expect(await stored()).toEqual(before)
})

test('words are changed with a version, and the audit log knows what they were (R40, R41)', async () => {
  const { media } = await upload(await plain('#445566').jpeg().toBuffer())
  const patch = { alt: '雪の兼六園', credit: '撮影／上田', focalX: 0.2, focalY: 0.75, prefectureCode: '17' }
  const door = `PATCH /manage/media/${media.id}`
  const changed = await ask(door, { version: 1, patch })
  expect([changed.status, changed.body.data.media]).toMatchObject([200, { ...patch, version: 2 }])
  const late = await ask(door, { version: 1, patch: { alt: '別の説明' } })
  expect([late.status, late.body.errors[0].code, late.body.data.media.alt]).toEqual([
    409,
    'E10409',
    '雪の兼六園',
  ])
  const wrong = await ask(door, { version: 2, patch: { focalX: 1.5, alt: 'あ'.repeat(201), address: 'x' } })
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

/** The picture of 城崎温泉 itself; articles about it have others. */
const hotSpring = async (): Promise<Media> =>
  (await list(`q=${encodeURIComponent('城崎温泉')}`)).list.find(({ name }: Media) => name === '城崎温泉')

const list = async (query: string) => (await ask(`GET /manage/media?${query}`)).body.data.media

test('the library is searched and narrowed, page after page, and holds the sample pictures (R40)', async () => {
  const { list: first, meta } = await list('limit=100&facets=1')
  expect(first).toHaveLength(100)
  expect(meta.total).toBeGreaterThan(400)
  expect(meta.facets.all).toBe(meta.total)
  const second = await list(`limit=100&cursor=${meta.cursor}`)
  const ids = [...first, ...second.list].map(({ id }: Media) => id)
  expect(new Set(ids).size).toBe(200)
  const moments = [...first, ...second.list].map(({ createdAt }: Media) => createdAt)
  expect(moments).toEqual(moments.toSorted().reverse())

  // Whatever the width of its letters.
  const found = await list(`q=${encodeURIComponent('ＩＭＧ_0231')}`)
  expect(found.list.map(({ name }: Media) => name)).toEqual(['IMG_0231'])
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
  expect((await list(`from=${today}&to=${today}`)).meta.total).toBe(unused.meta.total)
  expect((await list('to=1999-12-31')).meta.total).toBe(0)
  expect((await ask('GET /manage/media?limit=101')).status).toBe(422)
})

test('a picture in use stays; an unused one goes, and comes back whole (R40)', async () => {
  const used = await hotSpring()
  const kept = await ask(`DELETE /manage/media/${used.id}`)
  expect([kept.status, kept.body.errors[0].message]).toEqual([
    409,
    `${used.uses}件のページで使われているため、削除できません。`,
  ])
  const file = await plain('#777777').png().toBuffer()
  const { media } = await upload(file)
  expect((await ask(`DELETE /manage/media/${media.id}`)).status).toBe(200)
  expect((await ask(`GET /manage/media/${media.id}`)).status).toBe(404)
  const back = await ask(`POST /manage/media/${media.id}/restore`)
  expect([back.status, back.body.data.media]).toEqual([200, media])
  // Sent again after it was deleted it is the same picture.
  await ask(`DELETE /manage/media/${media.id}`)
  expect((await upload(file)).media).toEqual(media)
})

test('nothing is written down of a picture that was there all along (R41)', async () => {
  const { media } = await upload(await plain('#767676').png().toBuffer())
  expect((await ask(`POST /manage/media/${media.id}/restore`)).body.data.media).toEqual(media)
  const { list } = (await ask(`GET /manage/media/${media.id}/history`)).body.data.history
  expect(list.map(({ action }: { action: string }) => action)).toEqual(['create'])
})

test('files of pictures that were deleted a month ago are taken away, with their sizes (R40)', async () => {
  const { media } = await upload(await plain('#9a9a9a').png().toBuffer())
  const other = (await upload(await plain('#9b9b9b').png().toBuffer())).media
  const key = media.address.replace('{address}/', '')
  await bucket.put(`derived/${key}/etag/512x256@0.5,0.5.webp`, 'x')
  await ask(`DELETE /manage/media/${media.id}`)
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await db.prepare('UPDATE media SET deleted_at = ? WHERE id = ?').bind(longAgo, media.id).run()
  await ask(`DELETE /manage/media/${other.id}`)
  await expect.poll(async () => (await bucket.list({ prefix: `derived/${key}` })).objects).toEqual([])
  expect([(await fileOf(media)).length, (await fileOf(other)).length > 0]).toEqual([0, true])
  expect((await ask(`POST /manage/media/${media.id}/restore`)).status).toBe(404)
})

test('who writes chooses from the library; only editors add and change (R189)', async () => {
  // Refused before anything of it is read.
  expect((await upload(Buffer.from('x'), { token: contributor })).status).toBe(403)
  const seen = await ask('GET /manage/media?q=%E5%9F%8E%E5%B4%8E', undefined, contributor)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const [{ id }] = seen.body.data.media.list
  for (const [door, body] of [
    [`PATCH /manage/media/${id}`, { version: 1, patch: { alt: 'x' } }],
    [`DELETE /manage/media/${id}`, undefined],
    [`POST /manage/media/${id}/replace`, { with: id, withWords: false, publicationId: randomIdentifier() }],
  ] as const)
    expect([door, (await ask(door, body, contributor)).status]).toEqual([door, 403])
  expect((await ask('GET /manage/media', undefined, 'nobody')).status).toBe(401)
})

test('who reaches their own pictures only is shown no others (R189)', async () => {
  await db.batch(
    ['read', 'create'].map((action) =>
      db
        .prepare(
          `INSERT INTO permissions SELECT ?1, id, ?2, 'media', 'own', created_at, updated_at FROM roles WHERE name = 'member'`,
        )
        .bind(randomIdentifier(), action),
    ),
  )
  const photographer = await as('member')
  const { media } = await upload(await plain('#445566').png().toBuffer(), { token: photographer })
  const seen = (await ask('GET /manage/media?facets=1', undefined, photographer)).body.data.media
  expect(seen.list).toEqual([media])
  expect([seen.meta.total, seen.meta.facets.all]).toEqual([1, 1])
  const { id } = await hotSpring()
  for (const [of, status] of [
    [media.id, 200],
    [id, 403],
  ] as const)
    for (const door of ['', '/uses', '/history'])
      expect((await ask(`GET /manage/media/${of}${door}`, undefined, photographer)).status).toBe(status)
})

test('whose permission reaches their own only is not told which drafts of others show a picture (R189)', async () => {
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
  expect((await ask('POST /manage/article-pages', draft)).status).toBe(200)
  const uses = async (token?: string) =>
    (await ask(`GET /manage/media/${media.id}/uses`, undefined, token)).body.data.uses
  expect((await uses()).list).toHaveLength(1)
  expect(await uses(contributor)).toMatchObject({ list: [], meta: { total: 1 } })
})

test('a picture is replaced wherever it is shown, words kept, and readers see it (R40, R41)', async () => {
  const from = await hotSpring()
  const uses = (await ask(`GET /manage/media/${from.id}/uses`)).body.data.uses
  expect(uses.list[0]).toMatchObject({ kind: 'spot', slug: 'kinosaki-onsen', isLive: true, places: ['hero'] })
  const { media } = await upload(await plain('#102030').jpeg().toBuffer(), { name: '新しい外湯.jpg' })
  const body = { with: media.id, withWords: false, publicationId: randomIdentifier() }
  const door = `POST /manage/media/${from.id}/replace`
  expect((await ask(door, body, publisher)).body.errors[0].field).toBe('with')
  const patch = { alt: '新しい外湯の暖簾', credit: '撮影／石井', focalX: 0.25 }
  await ask(`PATCH /manage/media/${media.id}`, { version: 1, patch })

  const plan = (await ask(door, { ...body, isPlan: true }, publisher)).body.data.plan
  expect([plan.contents, plan.mayPublish]).toEqual([uses.meta.total, true])
  expect(plan.pages).toBeGreaterThan(plan.live)
  // What readers see is changed by those who publish.
  expect((await ask(door, body)).status).toBe(403)
  const done = await ask(door, body, publisher)
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
  expect((await ask(`GET /manage/media/${media.id}`)).body.data.media.uses).toBe(uses.meta.total)
  expect((await ask(`GET /manage/media/${from.id}`)).body.data.media.uses).toBe(0)
  // Once more there is nothing left to do.
  expect((await ask(door, body, publisher)).body.data.replaced).toEqual({
    replaced: 0,
    remaining: 0,
    publications: [],
  })
})

test('the face of a writer counts as a use, and is replaced with the rest (R40)', async () => {
  const author = await db
    .prepare('SELECT id, name, version FROM authors LIMIT 1')
    .first<{ id: string; name: string; version: number }>()
  const address = await db
    .prepare("SELECT address FROM media_uses WHERE kind = 'author' AND content_id = ?")
    .bind(author?.id)
    .first<string>('address')
  const row = await db.prepare('SELECT id FROM media WHERE address = ?').bind(address).first<string>('id')
  const uses = (await ask(`GET /manage/media/${row}/uses`)).body.data.uses.list
  expect(uses).toMatchObject([{ kind: 'author', title: author?.name, places: ['avatar'], isLive: true }])
  const { media } = await upload(await plain('#0a0b0c').jpeg().toBuffer())
  await ask(`PATCH /manage/media/${media.id}`, {
    version: 1,
    patch: { alt: '笑っている人', credit: '撮影／石井' },
  })
  const body = { with: media.id, withWords: true, publicationId: randomIdentifier() }
  expect((await ask(`POST /manage/media/${row}/replace`, body, publisher)).body.data.replaced).toMatchObject({
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
  expect((await ask(`GET /manage/media/${media.id}`)).body.data.media.uses).toBe(1)
})
