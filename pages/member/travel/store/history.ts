import { applyEdits } from '#domain/travel/apply-edit.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { inverseOfAll } from '#domain/travel/inverse-edit.ts'
import { findRow } from './local-guide.ts'
import { isUpdate } from './queued.ts'

/** The undo and redo history of this tab, as the edits that revert each step; the last step last. */
export type EditHistory = { undo: readonly GuideEdit[][]; redo: readonly GuideEdit[][] }

export const NO_HISTORY: EditHistory = { undo: [], redo: [] }

/** The maximum number of undo steps. */
const STEPS = 100

/** Reverting edits are rebased to the current versions, which the server may have incremented since. */
const atPresent = (document: GuideDocument, edits: readonly GuideEdit[]): GuideEdit[] =>
  edits.flatMap((edit) => {
    if (!isUpdate(edit)) return edit
    const row = findRow(document, edit)
    return row ? { ...edit, version: row.version } : []
  })

/** Records a change; clears the redo steps. */
export const remembered = (
  { undo }: EditHistory,
  document: GuideDocument,
  edits: readonly GuideEdit[],
): EditHistory => {
  const inverse = inverseOfAll(document, edits)
  return { undo: inverse.length > 0 ? [...undo, inverse].slice(-STEPS) : undo, redo: [] }
}

type Step = { edits: GuideEdit[]; history: EditHistory }

/** Undoes or redoes a step; `null` if there is none. */
export function stepped(
  history: EditHistory,
  document: GuideDocument,
  resolution: 'undo' | 'redo',
): Step | null {
  const back = resolution === 'undo' ? 'redo' : 'undo'
  const last = history[resolution].at(-1)
  if (!last) return null
  const edits = atPresent(document, last)
  const rest = { ...history, [resolution]: history[resolution].slice(0, -1) }
  const inverse = inverseOfAll(document, edits)
  // Its row was deleted: nothing to revert.
  if (applyEdits(document, edits) === document || inverse.length === 0) return { edits: [], history: rest }
  return { edits, history: { ...rest, [back]: [...history[back], inverse] } }
}
