import { blockName } from '../diff/block-name.ts'
import { fieldName } from '../merge/field-names.ts'

const BLOCK = /^(blocks|body)\.(\d+)(?:\.|$)/

/** What a problem's place is called: `本文 3番目：見出し`, `要約 2`. */
export function placeName(field: string, fields: Record<string, unknown>): string {
  const [, list = '', index] = BLOCK.exec(field) ?? []
  if (index === undefined) return fieldName(field)
  const blocks = fields[list]
  const block = Array.isArray(blocks) ? blocks[Number(index)] : undefined
  return `${fieldName(list)} ${Number(index) + 1}番目${block ? `：${blockName(block)}` : ''}`
}
