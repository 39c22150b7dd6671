import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { CONTENT_SCHEMAS } from '../manuscript/schemas.ts'
import { NewGuide } from '../travel/new-guide.ts'
import { wholeOf } from '../whole-entity.fixture.ts'
import { jsonFault, MAX_JSON_DEPTH, mendedJson } from './json-value.ts'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0

test('JSON of 32 levels is accepted, 33 or a million levels are rejected without overflow', () => {
  expect([nested(1), nested(MAX_JSON_DEPTH)].map(jsonFault)).toEqual([null, null])
  expect([nested(MAX_JSON_DEPTH + 1), nested(1_000_000)].map(jsonFault)).toEqual(['depth', 'depth'])
  expect([1, null, 'x', {}].map(jsonFault)).toEqual([null, null, null, null])
})

test('a lone surrogate is found in values and names', () => {
  expect(jsonFault({ fields: { tags: ['a', 'b\ud83d'] } })).toEqual(['fields', 'tags', 1])
  expect(jsonFault({ fields: { 'x\udc00': 1 } })).toEqual(['fields'])
  expect(jsonFault('\udc00\ud83d')).toEqual([])
  expect(jsonFault({ text: '𠮷野家😀' })).toBeNull()
})

test('repaired JSON is sound, and sound JSON is returned unchanged', () => {
  const sound = { a: [1, { b: '𠮷😀', c: null }] }
  expect(mendedJson(sound, MAX_JSON_DEPTH)).toBe(sound)
  const mended = mendedJson({ a: nested(100_000), b: { 'x\ud83d': ['\udc00', sound] } }, 5)
  expect(mended).toEqual({ a: [[[[null]]]], b: { 'x\ufffd': ['\ufffd', { a: [1, null] }] } })
  expect(jsonFault(mended)).toBeNull()
  expect(mendedJson(JSON.parse('{"__proto__":{"x":"\\ud83d"}}'), 5)).toEqual(
    JSON.parse('{"__proto__":{"x":"\\ufffd"}}'),
  )
})

test('the deepest structure in content has far fewer levels', () => {
  const forms = [...ALL_CONTENT_KINDS.map((kind) => CONTENT_SCHEMAS[kind]), NewGuide]
  const deepest = Math.max(...forms.map((form) => levelsOf({ fields: wholeOf(form, {}) })))
  expect(deepest).toBeGreaterThan(4)
  expect(deepest).toBeLessThan(MAX_JSON_DEPTH / 2)
})
