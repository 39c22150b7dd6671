import type { Node } from 'prosemirror-model'
import type { EditorState, Selection, Transaction } from 'prosemirror-state'
import { MAX_LIST_DEPTH } from '#domain/blocks/list/list.ts'

// Items of a list are siblings in the document; how deep each one is, is an attribute.

const isItem = (node: Node): boolean => node.type.name === 'listItem'

/** The list with the whole selection, its position, and the indexes of the selected items; `null` outside of a list. */
function selectedItems({ $from, $to }: Selection) {
  if (!isItem($from.parent) || !isItem($to.parent) || $from.node(-1) !== $to.node(-1)) return null
  return { list: $from.node(-1), from: $from.before(-1), first: $from.index(-1), last: $to.index(-1) }
}

/** Depth and kind of the item with the caret; `null` outside of a list. */
export function levelAt({ selection: { $from } }: EditorState): { depth: number; ordered: boolean } | null {
  if (!isItem($from.parent)) return null
  const { depth, ordered } = $from.parent.attrs
  return { depth, ordered: depth > 0 ? ordered : $from.node(-1).attrs.ordered }
}

const depthOf = (list: Node, index: number): number => list.maybeChild(index)?.attrs.depth ?? 0

/** The index after the last item that is inside the one at `index`. */
function endOfItem(list: Node, index: number): number {
  let end = index + 1
  while (end < list.childCount && depthOf(list, end) > depthOf(list, index)) end++
  return end
}

/** The kind of the list that an item joins at a depth: that of the last item above it there, otherwise its own. */
function kindAt(list: Node, index: number, depth: number): boolean {
  for (let above = index - 1; above >= 0 && depthOf(list, above) >= depth; above--)
    if (depthOf(list, above) === depth) return list.child(above).attrs.ordered
  const own = list.child(index).attrs
  return own.depth > 0 ? own.ordered : list.attrs.ordered
}

/** Sets the attributes of the items from `first` up to `end`. */
function setItems(
  tr: Transaction,
  { list, from }: { list: Node; from: number },
  [first, end]: [number, number],
  attrsOf: (item: Node, index: number) => { depth: number; ordered: boolean },
): Transaction {
  let at = from + 1
  list.forEach((item, _offset, index) => {
    if (index >= first && index < end) tr.setNodeMarkup(at, null, attrsOf(item, index))
    at += item.nodeSize
  })
  return tr
}

/** Moves the selected items, and those inside them, one level in or out. `null`: not in a list, or not possible. */
export function nestItems(state: EditorState, by: -1 | 1): Transaction | null {
  const found = selectedItems(state.selection)
  if (!found) return null
  const { list, first, last } = found
  const end = endOfItem(list, last)
  const depth = depthOf(list, first) + by
  const isPossible = by < 0 ? depth >= 0 : first > 0 && depth <= depthOf(list, first - 1) + 1
  if (!isPossible || depth >= MAX_LIST_DEPTH) return null
  const ordered = kindAt(list, first, depth)
  return setItems(state.tr, found, [first, end], (item) => {
    const next = Math.max(0, Math.min(item.attrs.depth + by, MAX_LIST_DEPTH - 1))
    return { depth: next, ordered: next === depth ? ordered : item.attrs.ordered }
  }).scrollIntoView()
}

/** Gives the nested list with the caret numbers or bullets; `null` on the first level, where the whole block is changed. */
export function setNestedKind(state: EditorState, ordered: boolean): Transaction | null {
  const found = selectedItems(state.selection)
  const depth = found ? depthOf(found.list, found.first) : 0
  if (!found || depth === 0) return null
  const { list } = found
  let first = found.first
  while (depthOf(list, first - 1) >= depth) first--
  let end = found.last + 1
  while (end < list.childCount && depthOf(list, end) >= depth) end++
  return setItems(state.tr, found, [first, end], ({ attrs }) => ({
    depth: attrs.depth,
    ordered: attrs.depth === depth ? ordered : attrs.ordered,
  }))
}

/** The depths of a list's items after a change: none is deeper than one below the item that it is inside of. */
export function soundDepths(depths: readonly number[]): number[] {
  const open: { was: number; now: number }[] = []
  return depths.map((was) => {
    while ((open.at(-1)?.was ?? -1) >= was) open.pop()
    const now = Math.min((open.at(-1)?.now ?? -1) + 1, MAX_LIST_DEPTH - 1)
    open.push({ was, now })
    return now
  })
}

/** Corrects the depths of a list; `null` when they are sound. */
export function soundList(tr: Transaction, list: Node, from: number): Transaction | null {
  const depths = list.children.map(({ attrs }) => attrs.depth as number)
  const sound = soundDepths(depths)
  if (sound.every((depth, index) => depth === depths[index])) return null
  return setItems(tr, { list, from }, [0, list.childCount], ({ attrs }, index) => ({
    depth: sound[index] ?? 0,
    ordered: attrs.ordered,
  }))
}
