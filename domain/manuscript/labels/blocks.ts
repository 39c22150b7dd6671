import type { BlockType } from '../../blocks/block.ts'
import { BLOCK_TYPES, blockDefinition } from '../../blocks/block-types.ts'
import type { FieldConfigs } from './field-config.ts'

/** The label of a block: 「小見出し」, 「スポットのカード」; 「知らない種類」 for an unknown type. */
export function blockLabel({ type, data }: { type: string; data?: unknown }): string {
  const { label = '知らない種類' } = blockDefinition(type) ?? {}
  return typeof label === 'string' ? label : label({ ...(data as object) })
}

/** The labels of a block's fields; none for an unknown type. */
export const blockFieldConfigs = (type: string): FieldConfigs => blockDefinition(type)?.fields ?? {}

/** The label of a block's field in its dialog. */
export const blockFieldLabel = (type: BlockType, path: string): string =>
  BLOCK_TYPES[type].fields[path]?.label ?? ''

/** The options of a block's field, in order. */
export const blockFieldChoices = (type: BlockType, path: string): { value: string; label: string }[] =>
  Object.entries(BLOCK_TYPES[type].fields[path]?.choices ?? {}).map(([value, label]) => ({ value, label }))
