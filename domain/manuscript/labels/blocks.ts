import type { BlockType } from '../../blocks/block.ts'
import { BLOCK_TYPES, blockDefinition } from '../../blocks/block-types.ts'
import type { FieldConfigs } from './field-config.ts'

/** What one block is called: 「小見出し」, 「スポットのカード」; one of a type that this build does not know says so. */
export function blockLabel({ type, data }: { type: string; data?: unknown }): string {
  const { label = '知らない種類' } = blockDefinition(type) ?? {}
  return typeof label === 'string' ? label : label({ ...(data as object) })
}

/** The words of the data of a block; none for one of a type that is not known. */
export const blockFieldConfigs = (type: string): FieldConfigs => blockDefinition(type)?.fields ?? {}

/** What one part of a block is called in the dialog that writes it. */
export const blockFieldLabel = (type: BlockType, path: string): string =>
  BLOCK_TYPES[type].fields[path]?.label ?? ''

/** The options of a block's field, in order. */
export const blockFieldChoices = (type: BlockType, path: string): { value: string; label: string }[] =>
  Object.entries(BLOCK_TYPES[type].fields[path]?.choices ?? {}).map(([value, label]) => ({ value, label }))
