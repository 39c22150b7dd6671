import type { BlockKind } from './block-kind.ts'
import { BLOCK_KINDS } from './block-kinds.ts'

/** Ignores case, width and the difference between katakana and hiragana. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** Kinds that match the typed query, best first. */
export function findKinds(query: string): readonly BlockKind[] {
  const wanted = folded(query)
  if (!wanted) return BLOCK_KINDS
  const rank = ({ label, keywords }: BlockKind): number => {
    if (folded(label).startsWith(wanted)) return 0
    if (
      folded(keywords)
        .split(' ')
        .some((word) => word.startsWith(wanted))
    )
      return 1
    return folded(label).includes(wanted) ? 2 : 3
  }
  return BLOCK_KINDS.filter((kind) => rank(kind) < 3).toSorted((one, other) => rank(one) - rank(other))
}
