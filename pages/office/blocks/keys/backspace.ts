import { type Command, Selection } from 'prosemirror-state'
import { convertBlocks } from '../model/commands.ts'
import { schema } from '../model/schema.ts'

const PARAGRAPH = { type: 'paragraph', data: {} } as const

/** At its start, a heading, quote or callout becomes a paragraph before it is joined. */
export const plainFirst: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { name, spec } = $from.parent.type
  const isSpecial = name === 'heading' || spec.isBox
  if (!empty || $from.parentOffset > 0 || !isSpecial) return false
  const tr = convertBlocks(state, PARAGRAPH)
  if (tr) dispatch?.(tr)
  return Boolean(tr)
}

/** The first item is lifted out of its list. */
export const outOfList: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== 'listItem' || $from.index(-1) > 0)
    return false
  const list = $from.node(-1)
  const rest = list.content.content.slice(1)
  const first = schema.nodes.paragraph.create({ id: '' }, $from.parent.content)
  const start = $from.before(-1)
  tr.replaceWith(start, $from.after(-1), [
    first,
    ...(rest.length > 0 ? [list.type.create(list.attrs, rest)] : []),
  ])
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start + 1))))
  return true
}
