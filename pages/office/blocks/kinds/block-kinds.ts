import type { BlockType } from '#domain/blocks/block.ts'
import type { BlockKind } from './block-kind.ts'
import { OTHER_KINDS, PICTURE_KINDS } from './other-kinds.ts'
import { TEXT_KINDS } from './text-kinds.ts'
import { TRAVEL_KINDS } from './travel-kinds.ts'

/** Everything that can be made, in the order of the menus. */
export const BLOCK_KINDS: readonly BlockKind[] = [
  ...TEXT_KINDS,
  ...PICTURE_KINDS,
  ...TRAVEL_KINDS,
  ...OTHER_KINDS,
]

const CONVERTIBLE_TYPES = ['paragraph', 'heading', 'list', 'quote', 'callout', 'prNotice']

/** The kinds that written words can be turned into. */
export const CONVERTIBLE_KINDS = BLOCK_KINDS.filter(({ type }) => CONVERTIBLE_TYPES.includes(type))

const WRITTEN_TYPES = [...CONVERTIBLE_TYPES, 'table', 'faq']

/** Blocks that are made by choosing, and shown as readers see them; the others are written where they stand. */
export const isChosen = (type: string): type is BlockType =>
  BLOCK_KINDS.some((kind) => kind.type === type) && !WRITTEN_TYPES.includes(type)
