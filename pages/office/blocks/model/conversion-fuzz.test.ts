import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { isRecord } from '#domain/json/is-record.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { holds } from '#tests/fuzz/runs.ts'
import { normalData } from '../written/written-blocks.ts'
import { anyBlock } from './blocks.fixture.ts'
import { blocksOfDoc } from './to-block.ts'
import { docOfBlocks } from './to-node.ts'

type Thing = Record<string, unknown>
/** Every thing inside a block, the block itself among them. */
const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

const added = fc.tuple(
  fc.constantFrom('future', 'since', 'toString', 'color2', '新しい'),
  fc
    .oneof(oddText, fc.jsonValue({ maxDepth: 3 }))
    .map((value) => JSON.parse(JSON.stringify(value) ?? 'null')),
)

/** A block as a newer build would write it: with something that nobody here knows, at one place of it. */
const newerBlock = fc.tuple(anyBlock, fc.nat(), added).map(([block, at, [name, value]]) => {
  const copy = structuredClone({ ...block, data: normalData(block.type, block.data) })
  const things = thingsIn(copy)
  const place = things[at % things.length]
  if (place) place[name] = value
  return copy
})

test('whatever a newer build added to a block, at any depth, comes out of the editor to the letter (R36)', async () => {
  await holds(300, fc.array(newerBlock, { minLength: 1, maxLength: 4 }), (blocks) => {
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

test('and is kept when the rest is saved (R36)', async () => {
  const schema = draftSchemaOf('article-page')
  await holds(300, fc.array(newerBlock, { minLength: 1, maxLength: 3 }), (blocks) => {
    const { data, error } = schema.safeParse({ blocks })
    // What is refused is refused for what it says, never for being unknown, and never dropped.
    if (data) expect(data).toEqual({ blocks })
    else expect(error?.issues.map(({ code }) => code)).not.toContain('unrecognized_keys')
  })
})

test('any words that an editor can hold come back as they were (R36)', async () => {
  await holds(300, fc.array(oddText.filter(Boolean), { minLength: 1, maxLength: 5 }), (words) => {
    const blocks = words.map((text, index) => ({
      id: `a1234567-0000-4000-8000-${String(index).padStart(12, '0')}`,
      type: 'paragraph',
      data: { text: [{ text, marks: [] }] },
    }))
    expect(blocksOfDoc(docOfBlocks(blocks))).toEqual(blocks)
  })
})
