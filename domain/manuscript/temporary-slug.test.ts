import { expect, test } from 'vitest'
import { randomIdentifier } from '../identifier.ts'
import { Slug } from '../slug.ts'
import { isTemporarySlug, temporarySlugOf } from './temporary-slug.ts'

test('a draft begins with a slug that says so, the same for the same id', () => {
  const id = randomIdentifier()
  const slug = temporarySlugOf(id)
  expect(Slug.parse(slug)).toBe(temporarySlugOf(id))
  expect(isTemporarySlug(slug)).toBe(true)
  for (const other of ['new-onsen', 'new-0a1b2c3', 'renew-0a1b2c3d', ''])
    expect(isTemporarySlug(other)).toBe(false)
})
