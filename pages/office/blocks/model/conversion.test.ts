import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { Blocks } from '#domain/blocks/block.ts'
import { normalData } from '../written/written-blocks.ts'
import { anyBlock, anyDraftBlock, anyJson, runs } from './blocks.fixture.ts'
import { duplicateBlock } from './commands.ts'
import { normalInline } from './normal-form.ts'
import { placeOfId } from './places.ts'
import { blocksOfDoc } from './to-block.ts'
import { docOfBlocks } from './to-node.ts'

const through = (blocks: readonly unknown[]) => blocksOfDoc(docOfBlocks(blocks))
const normal = (block: { type: string; data: Record<string, unknown> }) => ({
  ...block,
  data: normalData(block.type, block.data),
})

test('every publishable body passes through the editor without loss, and is still valid (R36)', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 8 }), (blocks) => {
      const out = through(blocks)
      expect(out).toEqual(blocks.map(normal))
      expect(Blocks.safeParse(out).success).toBe(true)
      // Idempotent: ids, texts and marks survive another round trip.
      expect(through(out)).toEqual(out)
    }),
    { numRuns: 300 },
  )
})

test('a body in normal form passes through the editor unchanged', () => {
  fc.assert(
    fc.property(runs, (text) => {
      const block = {
        id: 'a1234567-0000-4000-8000-000000000000',
        type: 'paragraph',
        data: { text: normalInline(text) },
      }
      expect(through([block])).toEqual([block])
    }),
  )
})

test('a note at the end of a run becomes a run of its own', () => {
  const note = { text: '注', title: null, publisher: null, url: null, checkedAt: null }
  const bold = { text: '湯', marks: [{ type: 'bold' }] }
  const apart = [bold, { text: '', marks: [], note }]
  expect(normalInline([{ ...bold, note }])).toEqual(apart)
  expect(normalInline([bold, { text: '', marks: [{ type: 'bold' }], note }])).toEqual(apart)
  // Of another build: preserved, not edited.
  expect(normalInline([{ ...bold, note: { ...note, since: 3 } }])).toBeNull()
})

test('an incomplete draft passes through the editor, and stays a draft of the same type', () => {
  fc.assert(
    fc.property(fc.array(anyDraftBlock, { maxLength: 6 }), (blocks) => {
      const written = blocks
        .map(normal)
        .filter(({ type, data }) => type !== 'paragraph' || JSON.stringify(data.text) !== '[]')
      expect(through(blocks)).toEqual(written)
    }),
  )
})

test('values that are no blocks are preserved', () => {
  const strange = [
    { id: 'a1234567-0000-4000-8000-000000000001', type: 'hologram', data: { beam: true } },
    { type: 'paragraph', data: { text: [] } },
    { id: 'a1234567-0000-4000-8000-000000000002', type: 'paragraph', data: { text: 'plain' } },
    { id: 'a1234567-0000-4000-8000-000000000003', type: 'heading', data: { level: 1, text: 'x' } },
    { id: 'a1234567-0000-4000-8000-000000000004', type: 'heading', data: { level: 2, text: 'x', future: 1 } },
    {
      id: 'a1234567-0000-4000-8000-000000000005',
      type: 'callout',
      data: { tone: 'loud', title: null, text: [] },
    },
    {
      id: 'a1234567-0000-4000-8000-000000000006',
      type: 'paragraph',
      data: { text: [{ text: 'x', marks: [{ type: 'link', href: 'javascript:alert(1)' }] }] },
    },
    null,
    'text',
    [1],
  ]
  const doc = docOfBlocks(strange)
  expect(doc.content.content.map(({ type }) => type.name)).toEqual(strange.map(() => 'unknown'))
  expect(blocksOfDoc(doc)).toEqual(strange)
  fc.assert(
    fc.property(fc.array(anyJson, { minLength: 1 }), (blocks) => {
      expect(through(blocks)).toEqual(blocks)
    }),
  )
})

test('blocks of a newer build are preserved beside edited ones; a copy has a new id (R36)', () => {
  const [id, words] = ['a1234567-0000-4000-8000-000000000001', 'a1234567-0000-4000-8000-000000000002']
  const beyond = { type: 'hologram', since: 3, data: { z: 1, a: [null] }, id }
  const text = [{ text: '町', marks: [] }]
  const state = EditorState.create({
    doc: docOfBlocks([beyond, { id: words, type: 'paragraph', data: { text } }]),
  })
  const written = state.apply(state.tr.insertText('の朝', state.doc.content.size - 1))
  expect(JSON.stringify(blocksOfDoc(written.doc)[0])).toBe(JSON.stringify(beyond))
  const place = placeOfId(written.doc, id)
  const doubled = place && written.apply(duplicateBlock(written, place))
  const [first, second] = (doubled ? blocksOfDoc(doubled.doc) : []) as (typeof beyond)[]
  expect(JSON.stringify(first)).toBe(JSON.stringify(beyond))
  expect(second).toEqual({ ...beyond, id: expect.stringMatching(/^a/) })
  expect(second?.id).not.toBe(id)
})

test('an unchanged block is the same object', () => {
  const doc = docOfBlocks([{ id: 'a1234567-0000-4000-8000-000000000001', type: 'divider', data: {} }])
  expect(blocksOfDoc(doc)[0]).toBe(blocksOfDoc(doc)[0])
})
