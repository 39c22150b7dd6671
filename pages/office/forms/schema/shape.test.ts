import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { shapeAt, shapeOf } from './shape.ts'

test('the body of every kind that has one is written in the editor of blocks, whatever its minimum', () => {
  const bodies = ALL_CONTENT_KINDS.flatMap((kind) => {
    const { body } = CONTENT_KINDS[kind]
    return body ? [[kind, shapeAt(shapeOf(CONTENT_SCHEMAS[kind]), body)?.type]] : []
  })
  expect(bodies.length).toBeGreaterThan(6)
  expect(bodies.filter(([, type]) => type !== 'blocks')).toEqual([])
})
