import { blockPlaceLabel } from '#domain/manuscript/labels/field-label.ts'
import { type DraftBlock, isBlockList } from '../merge/merge-blocks.ts'

export type BlockPlace = { id: string; name: string }

/** The position of a block: 「3番目のブロック（段落）」; `null` if it no longer exists. */
export function blockPlace(fields: Record<string, unknown>, id: string): BlockPlace | null {
  for (const list of Object.values(fields)) {
    if (!isBlockList(list)) continue
    const at = list.findIndex((block: DraftBlock) => block.id === id)
    const block = list[at]
    if (block) return { id, name: blockPlaceLabel(at, block) }
  }
  return null
}
