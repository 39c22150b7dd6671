import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Publishable } from '../content/publishable.ts'
import { publishedEntity, slugHistoryAfter } from './published-entity.ts'

const page = (fields: Partial<Publishable> & Record<string, unknown>) =>
  ({
    slug: 'a',
    slugHistory: [],
    publishedAt: '2026-01-01T00:00:00.000Z',
    contentUpdatedAt: '2026-02-01T00:00:00.000Z',
    createdAt: '2025-12-01T00:00:00.000Z',
    ...fields,
  }) as unknown as Publishable

const now = new Date('2026-11-21T03:00:00Z')
const publish = (fields: Record<string, unknown>, before: Publishable | null) =>
  publishedEntity({
    kind: 'product',
    id: 'a0000000-0000-4000-8000-000000000001',
    fields,
    before,
    version: 7,
    now,
    publishedAt: now,
    unpublishAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  })

test('former slugs redirect to the current one, and renaming never creates a loop', () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd')
  fc.assert(
    fc.property(fc.array(slug, { minLength: 1, maxLength: 12 }), (names) => {
      let present = page({ slug: names[0] ?? 'a' })
      for (const name of names) present = page({ slug: name, slugHistory: slugHistoryAfter(present, name) })
      expect(present.slugHistory).not.toContain(present.slug)
      expect(new Set([...present.slugHistory, present.slug])).toEqual(new Set(names))
      expect(new Set(present.slugHistory).size).toBe(present.slugHistory.length)
    }),
  )
})

test('slugs that were never public are not recorded', () => {
  expect(slugHistoryAfter(page({ slug: 'new-0a1b2c3d', publishedAt: null }), 'a')).toEqual([])
  expect(slugHistoryAfter(null, 'a')).toEqual([])
})

test('the first publication sets 更新日; later ones change it only with a visible difference', () => {
  const fields = { slug: 'a', title: '題', catch: '', tags: [] }
  const first = publish(fields, null)
  expect(first).toMatchObject({
    status: 'published',
    version: 7,
    publishedAt: now.toISOString(),
    contentUpdatedAt: now.toISOString(),
    createdAt: '2026-11-01T00:00:00.000Z',
  })
  const before = page({ ...first, contentUpdatedAt: '2026-02-01T00:00:00.000Z' })
  for (const unseen of [{}, { slug: 'b' }, { factCheckedAt: now.toISOString() }, { editorId: 'someone' }])
    expect(publish({ ...fields, ...unseen }, before).contentUpdatedAt).toBe(before.contentUpdatedAt)
  for (const seen of [{ title: '別の題' }, { tags: ['桜'] }, { seo: { title: '検索の題' } }])
    expect(publish({ ...fields, ...seen }, before).contentUpdatedAt).toBe(now.toISOString())
})

test('a page keeps its first publication date, also when it is republished', () => {
  const before = page({ status: 'draft', publishedAt: '2020-05-05T00:00:00.000Z' })
  expect(publish({ slug: 'a' }, before)).toMatchObject({
    publishedAt: '2020-05-05T00:00:00.000Z',
    createdAt: before.createdAt,
  })
})
