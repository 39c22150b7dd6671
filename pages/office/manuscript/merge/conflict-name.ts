import type { ContentKind } from '#domain/content/kind.ts'
import { blockLabel } from '#domain/manuscript/labels/blocks.ts'
import { blockPlaceLabel, fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import type { Conflict } from './conflict.ts'
import type { DraftBlock } from './merge-blocks.ts'

const BLOCK = /^(blocks|body)\.(a[0-9a-f-]{35})$/

/** The label of a conflict: 「題名」, 「3番目のブロック（段落）」. */
export function conflictName(
  kind: ContentKind,
  { path, mine, theirs }: Conflict,
  fields: Record<string, unknown>,
): string {
  const [, list = '', id] = BLOCK.exec(path) ?? []
  const block = (mine ?? theirs) as DraftBlock | undefined
  if (!id || !block) return fieldLabel(kind, path)
  const at = (fields[list] as DraftBlock[] | undefined)?.findIndex((one) => one.id === id) ?? -1
  return at < 0 ? `本文のブロック（${blockLabel(block)}）` : blockPlaceLabel(at, block)
}
