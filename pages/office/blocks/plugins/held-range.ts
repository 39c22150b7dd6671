import { Plugin, PluginKey } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

type Range = { from: number; to: number }

const key = new PluginKey<ReadonlyMap<number, Range>>('held-range')

let held = 0

/** Positions that are needed later; they move with the text around them. */
export const heldRanges = () =>
  new Plugin<ReadonlyMap<number, Range>>({
    key,
    state: {
      init: () => new Map(),
      apply: (tr, ranges) => {
        const change: { id: number; range: Range | null } | undefined = tr.getMeta(key)
        if (!change && (ranges.size === 0 || !tr.docChanged)) return ranges
        const next = new Map(
          [...ranges].map(([id, { from, to }]) => [
            id,
            { from: tr.mapping.map(from, -1), to: tr.mapping.map(to, 1) },
          ]),
        )
        if (change?.range) next.set(change.id, change.range)
        else if (change) next.delete(change.id)
        return next
      },
    },
  })

/** Holds the selection; the returned function releases it, and says where it is by then. */
export function holdSelection(view: EditorView): () => Range {
  held += 1
  const id = held
  const { from, to } = view.state.selection
  view.dispatch(view.state.tr.setMeta(key, { id, range: { from, to } }))
  return () => {
    const range = key.getState(view.state)?.get(id) ?? { from, to: from }
    view.dispatch(view.state.tr.setMeta(key, { id, range: null }))
    return range
  }
}
