import type { Blocks } from './block.ts'
import { blockText } from './text.ts'

const CHARACTERS_PER_MINUTE = 500

/** Reading time in minutes at 500 characters per minute, at least 1; characters are code points. */
export function readMinutes(blocks: Blocks): number {
  const characters = blocks.reduce((sum, block) => sum + [...blockText(block)].length, 0)
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE))
}

export type TocEntry = { id: string; level: 2 | 3; text: string }

/** The table of contents: every heading block; its id is the anchor. */
export function tocOf(blocks: Blocks): TocEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' ? [{ id: block.id, level: block.data.level, text: block.data.text }] : [],
  )
}
