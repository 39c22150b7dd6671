import { expect, test } from 'vitest'
import { isDatedSlug, isTemporarySlug } from './temporary-slug.ts'

test('temporary slugs are distinguished from chosen ones', () => {
  expect(isTemporarySlug('new-0a1b2c3d')).toBe(true)
  for (const other of ['new-onsen', 'new-0a1b2c3', 'renew-0a1b2c3d', ''])
    expect(isTemporarySlug(other)).toBe(false)
  for (const dated of ['article-20261122', 'sponsored-20261122-2']) expect(isDatedSlug(dated)).toBe(true)
  for (const other of ['matsuri-2026', 'article-20261122-onsen', '20261122'])
    expect(isDatedSlug(other)).toBe(false)
})
