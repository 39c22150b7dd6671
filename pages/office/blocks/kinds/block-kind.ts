import type { BlockType } from '#domain/blocks/block.ts'
import type { BlockGroup, BlockMenuEntry } from '#domain/blocks/define-block.ts'

/** An entry of the insert menus. */
export type BlockKind = BlockMenuEntry & { key: string; type: BlockType; label: string; group: BlockGroup }
