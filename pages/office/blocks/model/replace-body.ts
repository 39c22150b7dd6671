import type { EditorState, Transaction } from 'prosemirror-state'
import { isEqual } from '#domain/json/is-equal.ts'
import { blocksOfDoc } from './to-block.ts'
import { docOfBlocks } from './to-node.ts'

/**
 * Replaces the body, after restoring a revision or merging. Equal blocks, and the caret in them, are untouched.
 * `null` without a difference.
 */
export function replaceBody(state: EditorState, blocks: readonly unknown[]): Transaction | null {
  // Empty lines are not passed on, so their removal is not reported as a change.
  if (isEqual(blocksOfDoc(state.doc), blocks)) return null
  const next = docOfBlocks(blocks)
  const old = state.doc
  const least = Math.min(old.childCount, next.childCount)
  let head = 0
  while (head < least && old.child(head).eq(next.child(head))) head++
  let tail = 0
  while (
    tail < least - head &&
    old.child(old.childCount - 1 - tail).eq(next.child(next.childCount - 1 - tail))
  )
    tail++
  if (head === old.childCount && head === next.childCount) return null
  const sizeOf = (from: number, to: number) =>
    old.content.content.slice(from, to).reduce((size, node) => size + node.nodeSize, 0)
  const from = sizeOf(0, head)
  const to = from + sizeOf(head, old.childCount - tail)
  return state.tr.replaceWith(from, to, next.content.content.slice(head, next.childCount - tail))
}
