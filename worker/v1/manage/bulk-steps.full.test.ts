import { afterAll, expect, test } from 'vitest'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, aDraft, newStaff, type Staff, staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('bulk-steps')
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const contributor = await newStaff(site, 'contributor')

type Fields = Record<string, unknown>

test('a bulk transition is applied to each manuscript separately (R40)', async () => {
  const drafts = [
    await aCompleteDraft(editor),
    await aDraft(editor, 'article-pages'),
    await aCompleteDraft(editor),
  ]
  const refs = drafts.map(({ manuscript: { id, kind, version } }) => ({ id, kind, version }))
  const bulk = async (by: Staff, payload: object) => {
    const { status, body } = await by.request('POST /manage/manuscripts/bulk', payload)
    expect([status, body.errors]).toEqual([200, undefined])
    return body.data.results as {
      isDone: boolean
      message: string | null
      manuscript: Fields
      publicationId: string
    }[]
  }
  const tagged = await bulk(editor, { action: 'update', refs, fields: { addTags: ['秋の特集'] } })
  expect(tagged.map(({ isDone }) => isDone)).toEqual([true, true, true])
  const next = refs.map((ref) => ({ ...ref, version: 2 }))
  expect((await bulk(editor, { action: 'publish', refs: next })).map(({ isDone }) => isDone)).toEqual([
    false,
    false,
    false,
  ])
  const stale = next.map((ref, index) => (index === 2 ? { ...ref, version: 1 } : ref))
  const published = await bulk(publisher, { action: 'publish', refs: stale })
  expect(published.map(({ isDone }) => isDone)).toEqual([true, false, false])
  expect(published[0]).toMatchObject({
    manuscript: { stage: 'published' },
    publicationId: expect.any(String),
  })
  expect(published[1]?.message).toMatch(/を入力してください。|を選んでください。/)
  expect(published[2]?.message).toMatch(/変更されています/)
  expect((await bulk(contributor, { action: 'archive', refs: next })).every(({ isDone }) => !isDone)).toBe(
    true,
  )
  const away = await bulk(editor, { action: 'archive', refs: next.slice(1) })
  expect(away.map(({ manuscript }) => manuscript.stage)).toEqual(['archived', 'archived'])
  const back = await bulk(editor, {
    action: 'restore-archived',
    refs: next.slice(1).map((ref) => ({ ...ref, version: 3 })),
  })
  expect(back.map(({ manuscript }) => manuscript.stage)).toEqual(['draft', 'draft'])
  const many = Array.from({ length: 16 }, () => refs[0])
  expect(
    (await editor.request('POST /manage/manuscripts/bulk', { action: 'submit', refs: many })).status,
  ).toBe(422)
})
