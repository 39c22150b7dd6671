import { blockPlaceLabel } from '#domain/manuscript/labels/field-label.ts'
import { type DraftBlock, isBlockList } from '../merge/merge-blocks.ts'

export type BlockPlace = { id: string; name: string }

/** Which block of the text an id names: 「3番目のブロック（段落）」; `null` when it is no longer there. */
export function blockPlace(fields: Record<string, unknown>, id: string): BlockPlace | null {
  for (const list of Object.values(fields)) {
    if (!isBlockList(list)) continue
    const at = list.findIndex((block: DraftBlock) => block.id === id)
    const block = list[at]
    if (block) return { id, name: blockPlaceLabel(at, block) }
  }
  return null
}
