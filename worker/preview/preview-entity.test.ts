import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { previewEntity } from './preview-entity.ts'

const ID = 'a0000000-0000-4000-8000-000000000001'
const NOW = new Date('2026-11-21T03:00:00.000Z')

const working = (fields: Working['fields'], more: Partial<Working['manuscript']> = {}): Working => ({
  manuscript: {
    id: ID,
    slug: 'new-00000000',
    version: 3,
    isLive: false,
    hasChanges: true,
    unpublishAt: null,
    createdAt: '2026-11-20T00:00:00.000Z',
    ...more,
  } as Working['manuscript'],
  fields,
  entity: null,
  isOwnCopy: true,
  isMended: false,
  ownerLimit: null,
})

test.each(ALL_CONTENT_KINDS)(
  'an empty %s is shown under its own slug, with the current time (R36)',
  (kind) => {
    expect(previewEntity(kind, working({}), NOW)).toMatchObject({
      id: ID,
      slug: 'new-00000000',
      status: 'published',
      publishedAt: NOW.toISOString(),
      contentUpdatedAt: NOW.toISOString(),
      version: 4,
      tags: [],
    })
  },
)

test('unchanged live content is shown unchanged (R36)', () => {
  const entity = { id: ID, slug: 'x' } as NonNullable<Working['entity']>
  const live = { ...working({}, { isLive: true, hasChanges: false }), entity }
  expect(previewEntity('spot', live, NOW)).toBe(entity)
})
