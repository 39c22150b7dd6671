import { closeHistory } from 'prosemirror-history'
import { Fragment, type Node } from 'prosemirror-model'
import {
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { BlockKind } from '../kinds/block-kind.ts'
import { writtenBlock } from '../written/written-blocks.ts'
import { setNestedKind } from './list-levels.ts'
import { currentPlace, type Place, placeAt, selectedIndexes } from './places.ts'
import { schema } from './schema.ts'
import { isBlank } from './to-block.ts'
import { newParagraph, nodeOfBlock } from './to-node.ts'

// Commands for whole blocks. Each is one undo step.

/** Starts a separate undo step. */
const step = (state: EditorState): Transaction => closeHistory(state.tr)

export const newBlock = ({ type, data }: Pick<BlockKind, 'type' | 'data'>): Node =>
  nodeOfBlock({ id: randomIdentifier(), type, data })

/** Puts the caret into a block's first text, or selects an atom. */
export function selectBlock(tr: Transaction, from: number): Transaction {
  const node = tr.doc.nodeAt(from)
  if (!node) return tr
  const selection = node.isAtom
    ? NodeSelection.create(tr.doc, from)
    : Selection.near(tr.doc.resolve(from + 1))
  return tr.setSelection(selection)
}

/** Inserts an empty line at `at` and puts the caret there. */
export function lineAt(tr: Transaction, at: number): Transaction {
  const next = tr.doc.nodeAt(at)
  if (!next || !isBlank(next)) tr.insert(at, newParagraph())
  return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView()
}

/**
 * Inserts after the current block, or replaces an empty one. The caret is in its first text; for an atom, on an empty
 * line below.
 */
export function insertBlock(state: EditorState, node: Node): Transaction {
  const place = currentPlace(state)
  const to = place?.to ?? 0
  const from = place && isBlank(place.node) ? place.from : to
  const tr = step(state).replaceWith(from, to, node)
  return node.isAtom ? lineAt(tr, from + node.nodeSize) : selectBlock(tr, from).scrollIntoView()
}

/** Adds an empty line below a selected atom; `null` otherwise. */
export const lineBelowSelected = (state: EditorState): Transaction | null =>
  state.selection instanceof NodeSelection && state.selection.$from.depth === 0
    ? lineAt(step(state), state.selection.to)
    : null

export function removeBlock(state: EditorState, { from, to, index }: Place): Transaction {
  const isOnly = state.doc.childCount === 1
  const tr = isOnly ? step(state).replaceWith(from, to, newParagraph()) : step(state).delete(from, to)
  const next = placeAt(tr.doc, Math.min(index, tr.doc.childCount - 1))
  return next ? selectBlock(tr, next.from).scrollIntoView() : tr
}

/** Duplicates a block with a new id. */
export function duplicateBlock(state: EditorState, { node, to }: Place): Transaction {
  const id = randomIdentifier()
  const copy = node.type.create({ ...node.attrs, id }, node.content)
  return selectBlock(step(state).insert(to, copy), to).scrollIntoView()
}

/** Moves the selected blocks by one; `null` at either end. */
export function moveBlocks(state: EditorState, by: -1 | 1): Transaction | null {
  const { doc, selection } = state
  const { first, last } = selectedIndexes(selection)
  const neighbour = placeAt(doc, by < 0 ? first - 1 : last + 1)
  const [start, end] = [placeAt(doc, first), placeAt(doc, last)]
  if (!neighbour || !start || !end) return null
  // The empty last line stays last.
  if (by > 0 && isBlank(neighbour.node) && neighbour.to === doc.content.size) return null
  // Moves the neighbour instead, so that the blocks and the caret in them stay untouched.
  const tr = step(state)
  if (by < 0) {
    tr.insert(end.to, neighbour.node).delete(neighbour.from, neighbour.to)
  } else {
    tr.delete(neighbour.from, neighbour.to).insert(start.from, neighbour.node)
  }
  return tr.scrollIntoView()
}

/** Whether a type of block can be converted to or from another without losing text. */
export const isConvertible = (type: string): boolean =>
  type === 'list' || Boolean(writtenBlock(type) && schema.nodes[type as 'paragraph'].isTextblock)

export const canConvert = (node: Node): boolean => isConvertible(node.type.name)

const itemsOf = (node: Node): readonly Node[] =>
  node.type.name === 'list' ? node.children : [schema.nodes.listItem.create(null, node.content)]

const linesOf = (node: Node): Fragment[] =>
  node.type.name === 'list' ? node.content.content.map(({ content }) => content) : [node.content]

/** Without marks and on one line. */
const plain = (content: Fragment): Fragment => {
  const text = content.textBetween(0, content.size).replaceAll('\n', ' ')
  return text ? Fragment.from(schema.text(text)) : Fragment.empty
}

const together = (lines: Fragment[]): Fragment =>
  lines.reduce((all, line) => all.append(line), Fragment.empty)

/** Converts a block's text to another kind. A list becomes one block per item. */
function converted(node: Node, { type, data }: Pick<BlockKind, 'type' | 'data'>): Node[] {
  const kind = schema.nodes[type as 'paragraph']
  const { text: _text, items: _items, ...attrs } = data
  const lines = linesOf(node)
  if (type === 'list') return [kind.create({ id: node.attrs.id, ...attrs }, itemsOf(node))]
  const isPlain = kind.spec.marks === ''
  const texts = type === 'paragraph' || type === 'heading' ? lines : [together(lines)]
  return texts.map((line, index) =>
    kind.create({ id: index === 0 ? node.attrs.id : '', ...attrs }, isPlain ? plain(line) : line),
  )
}

/** Converts the selected blocks. */
export function convertBlocks(
  state: EditorState,
  kind: Pick<BlockKind, 'type' | 'data'>,
): Transaction | null {
  const { first, last } = selectedIndexes(state.selection)
  const [start, end] = [placeAt(state.doc, first), placeAt(state.doc, last)]
  if (!start || !end || !isConvertible(kind.type)) return null
  const nodes = state.doc.content.content.slice(first, last + 1)
  if (!nodes.every(canConvert)) return null
  const isList = kind.type === 'list'
  const [only] = nodes
  // Nothing moves, so the caret stays in its item.
  if (isList && nodes.length === 1 && only?.type.name === 'list') {
    const ordered = kind.data.ordered === true
    return setNestedKind(state, ordered) ?? step(state).setNodeAttribute(start.from, 'ordered', ordered)
  }
  const made = nodes.flatMap((node) => converted(node, kind))
  const merged = isList
    ? [schema.nodes.list.create(made[0]?.attrs, together(made.map(({ content }) => content)))]
    : made
  const offset = state.selection.$from.parentOffset
  const tr = step(state).replaceWith(start.from, end.to, merged)
  const inside = isList ? start.from + 2 : start.from + 1
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(inside + offset, tr.doc.content.size))))
}
