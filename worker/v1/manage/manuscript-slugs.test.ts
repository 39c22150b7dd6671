import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { aDraft, newStaff, staff } from '#tests/worker/office.ts'

const site = await sharedSite()
const editor = await staff(site, 'editor')
const contributor = await staff(site, 'contributor')

type Document = { manuscript: { id: string; slug: string; version: number }; fields: Record<string, unknown> }

const save = async ({ manuscript, fields }: Document, changed: Record<string, unknown>, by = contributor) =>
  by.request(`PATCH /manage/article-pages/${manuscript.id}`, {
    version: manuscript.version,
    fields: { ...fields, ...changed },
  })
const saved = async (document: Document, changed: Record<string, unknown>): Promise<Document> =>
  (await save(document, changed)).body.data.document
const opened = (by: typeof editor, slug: string) => by.request(`GET /manage/article-pages/by-slug/${slug}`)

test('a draft has a slug from its title, which follows it until it is set (R39)', async () => {
  const draft: Document = await aDraft(contributor, 'article-pages', { title: '兼六園とカフェ' })
  expect(draft.manuscript.slug).toBe('kanazawa-kenrokuen-kafe')
  const other: Document = await aDraft(contributor, 'article-pages', { title: '兼六園とカフェ' })
  expect(other.manuscript.slug).toBe('kanazawa-kenrokuen-kafe-2')
  const renamed = await saved(draft, { title: '京都をあるく' })
  expect([renamed.manuscript.slug, renamed.fields.slug]).toEqual(['kyoto-aruku', 'kyoto-aruku'])
  // Repeated after a lost answer it is the same save.
  const again = await save(draft, { title: '京都をあるく' })
  expect([again.status, again.body.data.document.manuscript.version]).toEqual([200, 2])
  const named = await saved(renamed, { slug: 'machi-no-asa' })
  const last = await saved(named, { title: '京都をゆっくりあるく' })
  expect(last.manuscript.slug).toBe('machi-no-asa')
  // Every former slug finds it, unless another manuscript has it now.
  for (const slug of ['kyoto-aruku', 'machi-no-asa', 'kanazawa-kenrokuen-kafe'])
    expect((await opened(contributor, slug)).body.data.document.manuscript.id).toBe(draft.manuscript.id)
})

test('a title that cannot be transliterated gives the kind and the day', async () => {
  const { manuscript } = await aDraft(contributor, 'article-pages', { title: '雨の日の水族館' })
  expect(manuscript.slug).toMatch(/^article-20\d{6}(-\d+)?$/)
  const spot = await aDraft(contributor, 'spots', { name: '水族館', nameKana: 'すいぞくかん' })
  expect(spot.manuscript.slug).toBe('suizokukan')
})

test('a slug of another manuscript is not saved, and is a problem in the checklist', async () => {
  const one: Document = await aDraft(contributor, 'article-pages', { title: 'さくら', slug: 'sakura-michi' })
  const other: Document = await aDraft(contributor, 'article-pages', { title: 'もみじ' })
  const { manuscript, problems } = (await save(other, { slug: 'sakura-michi' })).body.data.document
  expect(manuscript.slug).toBe('momiji')
  expect(problems).toContainEqual(expect.objectContaining({ field: 'slug', isBlocking: true }))
  expect((await opened(editor, 'sakura-michi')).body.data.document.manuscript.id).toBe(one.manuscript.id)
})

test('drafts that are created at once have slugs of their own, and each slug opens its own draft', async () => {
  const made: Document[] = await Promise.all(
    Array.from({ length: 6 }, () => aDraft(contributor, 'article-pages', { title: '海へ' })),
  )
  const same = await Promise.all(
    [1, 2, 3].map(() => aDraft(contributor, 'article-pages', { title: '海へ', slug: 'umi-e-yuku' })),
  )
  const ids = [...made, ...same].map(({ manuscript }) => manuscript.id)
  const slugs = [...made, ...same].map(({ manuscript }) => manuscript.slug)
  expect(made.map(({ fields }) => fields.slug)).toEqual(slugs.slice(0, 6))
  const answers = await Promise.all(slugs.map((slug) => opened(contributor, slug)))
  expect(answers.map(({ body }) => body.data?.document.manuscript.id)).toEqual(ids)
})

test('a manuscript is addressed by its id: its slug and ids of other kinds are 404, and 403 for callers limited to their own', async () => {
  const { manuscript } = await aDraft(contributor, 'article-pages', { title: 'みずうみ' })
  const stranger = await newStaff(site, 'contributor')
  expect((await opened(stranger, manuscript.slug)).status).toBe(403)
  for (const ref of [manuscript.slug, randomIdentifier()]) {
    expect((await editor.request(`GET /manage/article-pages/${ref}`)).status).toBe(404)
    expect((await stranger.request(`GET /manage/article-pages/${ref}`)).status).toBe(403)
    expect((await editor.request(`GET /manage/spots/by-slug/${ref}`)).status).toBe(404)
  }
})
