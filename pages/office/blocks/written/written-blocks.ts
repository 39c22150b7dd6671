import type { BlockType } from '#domain/blocks/block.ts'
import { callout } from './callout.ts'
import { faq } from './faq.ts'
import { heading } from './heading.ts'
import { list } from './list.ts'
import { paragraph } from './paragraph.ts'
import { prNotice } from './pr-notice.ts'
import { quote } from './quote.ts'
import { table } from './table.ts'
import type { Data, WrittenBlock } from './written-block.ts'

/**
 * The types of blocks that are edited inline; all others are atoms, which are drawn by their renderer and changed in a
 * dialog. The first one is the default type of an empty line.
 */
export const WRITTEN_BLOCKS = {
  paragraph,
  heading,
  list,
  quote,
  callout,
  prNotice,
  table,
  faq,
} as const satisfies Partial<Record<BlockType, WrittenBlock>>

type Written = typeof WRITTEN_BLOCKS
export type WrittenNodeName = { [Type in keyof Written]: keyof Written[Type]['nodes'] }[keyof Written]

export const writtenBlock = (type: string): WrittenBlock | undefined =>
  Object.hasOwn(WRITTEN_BLOCKS, type) ? WRITTEN_BLOCKS[type as keyof Written] : undefined

/** The normalised data of a block. */
export const normalData = (type: string, data: Data): Data => writtenBlock(type)?.normalData(data) ?? data
