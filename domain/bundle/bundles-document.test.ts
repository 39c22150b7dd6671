import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedId } from '#seed/identity.ts'
import { Block } from '../blocks/block.ts'
import { BLOCK_TYPES } from '../blocks/block-types.ts'
import { isUnknownBlock } from '../manuscript/unknown-block.ts'
import { readBody, writeBody } from './body-text.ts'

const [, examples = ''] =
  /<!-- examples -->\n\n````markdown\n([\s\S]*?)\n````/.exec(readFileSync('docs/bundles.md', 'utf8')) ?? []

test('docs/bundles.md has a valid example of every type of block, written as an export writes it', () => {
  const problems: unknown[] = []
  const report = (line: number, message: string) => problems.push([line, message])
  const idFor = (text: string, nth: number) => seedId(text, String(nth))
  const { blocks } = readBody(examples, 1, { report, idFor })
  expect(problems).toEqual([])
  const types = new Set(blocks.map((block) => (block as { type: string }).type))
  expect([...types].sort()).toEqual([...Object.keys(BLOCK_TYPES), 'blockOfNextYear'].sort())
  for (const block of blocks)
    if (!isUnknownBlock(block)) expect([block, Block.safeParse(block).error]).toEqual([block, undefined])
  expect(readBody(writeBody(blocks), 1, { report, idFor }).blocks).toEqual(blocks)
})
