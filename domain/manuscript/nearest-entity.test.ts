import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { nearestEntity } from './nearest-entity.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'

const NOW = new Date('2026-11-21T00:00:00.000Z')
const ID = 'a0000000-0000-4000-8000-000000000001'

test.each(ALL_CONTENT_KINDS)('an empty %s has every field that its page reads (R36)', (kind) => {
  const schema = CONTENT_SCHEMAS[kind]
  const entity = nearestEntity(schema, {}, NOW)
  const { issues = [] } = schema.safeParse(entity).error ?? {}
  // Drafts may have empty and too short values, but no missing fields or other types.
  const others = issues.filter(
    ({ code, path }) => code === 'invalid_type' && entity[String(path[0])] === undefined,
  )
  expect(others).toEqual([])
  expect(Object.values(entity)).not.toContain(undefined)
})

test('valid values stay, incomplete ones are replaced, invalid entries are dropped (R36)', () => {
  const paragraph = { id: ID, type: 'paragraph', data: { text: [{ text: '城', marks: [] }] } }
  const gallery = { id: ID, type: 'gallery', data: { images: [] } }
  const entity = nearestEntity(
    CONTENT_SCHEMAS['article-page'],
    {
      title: '',
      catch: '城下町を歩く',
      blocks: [paragraph, gallery, { id: ID, type: 'unknown', data: {} }, 'text', null],
      disclosure: { kind: 'pr' },
      seo: { title: '題', canonical: 'javascript:hostile(1)' },
    },
    NOW,
  )
  expect(entity).toMatchObject({ title: '', catch: '城下町を歩く', blocks: [paragraph, gallery] })
  expect(entity.disclosure).toMatchObject({ kind: 'pr', sponsorName: null })
  expect(entity.seo).toEqual({
    title: '題',
    description: null,
    canonical: null,
    noindex: false,
    ogImage: null,
  })
})
