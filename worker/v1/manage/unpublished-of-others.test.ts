import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, staff } from '#tests/worker/office.ts'

const site = await sharedSite()
const [publisher, contributor] = [await staff(site, 'publisher'), await staff(site, 'contributor')]

const word = `未公開${randomIdentifier().slice(1, 8)}`
const pictures = (await publisher.request('GET /manage/media?limit=1')).body.data.media.list
const [picture] = pictures as { id: string; address: string }[]
const hero = {
  address: picture?.address,
  alt: '川',
  credit: '編集部',
  license: null,
  focalX: 0.5,
  focalY: 0.5,
}

// A public article, whose changes nobody has published yet.
const { manuscript } = await aCompleteDraft(publisher, { title: '公開された題' })
const on = `/manage/article-pages/${manuscript.id}`
await publisher.request(`POST ${on}/publish`, { version: 1, publicationId: randomIdentifier() })
const { document } = (await publisher.request(`GET ${on}`)).body.data
const changed = await publisher.request(`PATCH ${on}`, {
  version: document.manuscript.version,
  fields: { ...document.fields, title: word, slug: `secret-${manuscript.id.slice(1, 8)}`, hero },
})

test('the uses of a picture say nothing of what others have not published (R40, R189)', async () => {
  expect(changed.status).toBe(200)
  const usesFor = async ({ request }: typeof publisher) =>
    (await request(`GET /manage/media/${picture?.id}/uses`)).body.data.uses
  const [all, known] = [await usesFor(publisher), await usesFor(contributor)]
  expect(JSON.stringify(all)).toContain(word)
  expect(JSON.stringify(known)).not.toMatch(new RegExp(`${word}|secret-`))
  expect(known.list.length).toBeLessThan(all.list.length)
})

test('pictures are not found by what others have not published (R40, R189)', async () => {
  const foundBy = async ({ request }: typeof publisher) =>
    (await request(`GET /manage/media?q=${encodeURIComponent(word)}`)).body.data.media.list.length
  expect([(await foundBy(publisher)) > 0, await foundBy(contributor)]).toEqual([true, 0])
})

test('broken links are listed with the names that readers see (R189)', async () => {
  const url = `https://broken.example/${manuscript.id}`
  await site.db.batch([
    site.db
      .prepare(
        "INSERT INTO content_links (content_id, url, kind, field, is_affiliate) VALUES (?, ?, 'article-page', '本文', 0)",
      )
      .bind(manuscript.id, url),
    site.db
      .prepare(
        "INSERT INTO link_checks (url, is_affiliate, next_check_at, checked_at, status) VALUES (?, 0, '2099-01-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', 'broken')",
      )
      .bind(url),
  ])
  const { list } = (await contributor.request('GET /manage/broken-links?limit=100')).body.data.brokenLinks
  const found = list.find((link: { url: string }) => link.url === url)
  expect(found.uses).toEqual([expect.objectContaining({ title: '公開された題' })])
  expect(JSON.stringify(list)).not.toMatch(new RegExp(`${word}|secret-`))
})

test('only a publisher deletes a draft that is scheduled (R37, R189)', async () => {
  const editor = await staff(site, 'editor')
  const draft = (await aCompleteDraft(publisher, { title: '予約した記事' })).manuscript
  const path = `/manage/article-pages/${draft.id}`
  const at = '2029-01-01T00:00:00Z'
  const scheduled = await publisher.request(`POST ${path}/schedule`, { version: 1, at })
  const { version } = scheduled.body.data.document.manuscript
  expect((await editor.request(`DELETE ${path}?version=${version}`)).status).toBe(409)
  expect((await editor.request(`GET ${path}`)).status).toBe(200)
  expect((await publisher.request(`DELETE ${path}?version=${version}`)).status).toBe(200)
})
