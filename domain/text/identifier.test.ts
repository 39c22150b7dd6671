import { expect, test } from 'vitest'
import { Identifier, randomIdentifier } from './identifier.ts'

test('a random identifier has 36 characters, begins with a and is never the same (R256)', () => {
  const identifiers = Array.from({ length: 1000 }, randomIdentifier)
  for (const identifier of identifiers) {
    expect(identifier).toHaveLength(36)
    expect(identifier[0]).toBe('a')
    expect(Identifier.safeParse(identifier).success).toBe(true)
  }
  expect(new Set(identifiers).size).toBe(1000)
})
