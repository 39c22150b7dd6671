import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { isRecord } from '#domain/json/is-record.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { normalData } from '../written/written-blocks.ts'
import { anyBlock } from './blocks.fixture.ts'
import { blocksOfDoc } from './to-block.ts'
import { docOfBlocks } from './to-node.ts'

type JsonObject = Record<string, unknown>
/** All objects inside a block, including the block itself. */
const objectsIn = (value: unknown): JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

const added = fc.tuple(
  fc.constantFrom('future', 'since', 'toString', 'color2', '新しい'),
  fc
    .oneof(oddText, fc.jsonValue({ maxDepth: 3 }))
    .map((value) => JSON.parse(JSON.stringify(value) ?? 'null')),
)

/** A block of a newer build, with an unknown property somewhere. */
const newerBlock = fc.tuple(anyBlock, fc.nat(), added).map(([block, at, [name, value]]) => {
  const copy = structuredClone({ ...block, data: normalData(block.type, block.data) })
  const objects = objectsIn(copy)
  const place = objects[at % objects.length]
  if (place) place[name] = value
  return copy
})

test('unknown properties of a newer build, at any depth, pass through the editor unchanged (R36)', async () => {
  await checkProperty(300, fc.array(newerBlock, { minLength: 1, maxLength: 4 }), (blocks) => {
    expect(blocksOfDoc(docOfBlocks(blocks))).toEqual(blocks)
    const line = {
      id: 'a1234567-0000-4000-8000-000000000000',
      type: 'paragraph',
      data: { text: [{ text: '町', marks: [] }] },
    }
    const state = EditorState.create({ doc: docOfBlocks([...blocks, line]) })
    const edited = state.apply(state.tr.insertText('の朝', state.doc.content.size - 1))
    expect(blocksOfDoc(edited.doc).slice(0, -1)).toEqual(blocks)
  })
})

test('and are preserved when the rest is saved (R36)', async () => {
  const schema = draftSchemaOf('article-page')
  await checkProperty(300, fc.array(newerBlock, { minLength: 1, maxLength: 3 }), (blocks) => {
    const { data, error } = schema.safeParse({ blocks })
    // Unknown properties are never dropped and never the reason for a rejection.
    if (data) expect(data).toEqual({ blocks })
    else expect(error?.issues.map(({ code }) => code)).not.toContain('unrecognized_keys')
  })
})

test('any text that the editor can hold round trips (R36)', async () => {
  await checkProperty(300, fc.array(oddText.filter(Boolean), { minLength: 1, maxLength: 5 }), (texts) => {
    const blocks = texts.map((text, index) => ({
      id: `a1234567-0000-4000-8000-${String(index).padStart(12, '0')}`,
      type: 'paragraph',
      data: { text: [{ text, marks: [] }] },
    }))
    expect(blocksOfDoc(docOfBlocks(blocks))).toEqual(blocks)
  })
})
