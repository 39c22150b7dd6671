import type { BlockType } from '#domain/blocks/block.ts'
import type { BlockGroup, BlockMenuEntry } from '#domain/blocks/define-block.ts'

/** One entry of the menus that make blocks. */
export type BlockKind = BlockMenuEntry & { key: string; type: BlockType; label: string; group: BlockGroup }
