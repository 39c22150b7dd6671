import type { Command, EditorState, Transaction } from 'prosemirror-state'

/** Adds to a transaction what is done with its result, so that both are one step; `null` when nothing is done. */
export function together(
  state: EditorState,
  tr: Transaction,
  act: (state: EditorState) => Transaction | null,
): Transaction | null {
  const more = act(state.apply(tr))
  if (!more) return null
  for (const step of more.steps) tr.step(step)
  return tr.setSelection(more.selection.getBookmark().resolve(tr.doc))
}

/** What a command would dispatch; `null` when it does not apply. */
export function transactionOf(command: Command, state: EditorState): Transaction | null {
  let made: Transaction | null = null
  command(state, (tr) => {
    made = tr
  })
  return made
}
