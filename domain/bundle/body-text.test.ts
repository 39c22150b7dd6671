import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBlock, anyDraftBlock, anyJson } from '#pages/office/blocks/model/blocks.fixture.ts'
import { readBody, writeBody } from './body-text.ts'

const id = 'a0000000-0000-4000-8000-000000000001'
const idFor = (text: string, nth: number) => `${text}:${nth}`

const readBack = (text: string) => {
  const problems: [number, string][] = []
  const report = (line: number, message: string) => problems.push([line, message])
  return { ...readBody(text, 1, { report, idFor }), problems }
}

const withOwnIds = (blocks: readonly unknown[]) =>
  blocks.map((block, index) =>
    typeof block === 'object' && block !== null && 'id' in block
      ? { ...block, id: id.slice(0, -4) + String(index).padStart(4, '0') }
      : block,
  )

test('any blocks, finished or drafts, are read back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyBlock, anyDraftBlock), { maxLength: 6 }), (some) => {
      const blocks = withOwnIds(some)
      const { blocks: read, problems } = readBack(writeBody(blocks))
      expect(problems).toEqual([])
      expect(read).toEqual(blocks)
      expect(writeBody(read)).toBe(writeBody(blocks))
    }),
    { numRuns: 1000 },
  )
})

test('blocks of unknown types, unknown fields, and anything else in their place are read back as they were', () => {
  const unknown = fc.record({
    id: fc.constant(id),
    type: fc.constant('nextYear'),
    data: anyJson,
    more: anyJson,
  })
  const more = fc
    .tuple(anyBlock, anyJson)
    .map(([block, extra]) => ({ ...block, data: { ...block.data, extra } }))
  fc.assert(
    fc.property(fc.oneof(unknown, more, anyJson), (block) => {
      const { blocks, problems } = readBack(writeBody([block]))
      expect(problems).toEqual([])
      expect(JSON.stringify(blocks)).toBe(JSON.stringify([block]))
    }),
    { numRuns: 500 },
  )
})
