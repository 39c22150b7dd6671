import type { BlockType } from '#domain/blocks/block.ts'
import { BLOCK_TYPES } from '#domain/blocks/block-types.ts'
import { blockLabel } from '#domain/manuscript/labels/blocks.ts'
import { BLOCK_FORMS } from '../forms/forms.tsx'
import { isConvertible } from '../model/commands.ts'
import type { BlockKind } from './block-kind.ts'

/** All kinds that can be inserted, in menu order. */
export const BLOCK_KINDS: readonly BlockKind[] = (Object.keys(BLOCK_FORMS) as BlockType[]).flatMap((type) => {
  const { group, menu } = BLOCK_TYPES[type]
  return [menu].flat().map((entry) => ({
    key: type,
    type,
    label: blockLabel({ type, data: entry.data }),
    group,
    ...entry,
  }))
})

/** The kinds that text can be converted to. */
export const CONVERTIBLE_KINDS = BLOCK_KINDS.filter(({ type }) => isConvertible(type))
