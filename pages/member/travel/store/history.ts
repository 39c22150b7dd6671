import { applyEdits } from '#domain/travel/apply-edit.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { inverseOfAll } from '#domain/travel/inverse-edit.ts'
import { findRow } from './kept.ts'
import { isUpdate } from './queued.ts'

/** What this tab did to a guide, as the changes that take each step back; the last step last. */
export type EditHistory = { undo: readonly GuideEdit[][]; redo: readonly GuideEdit[][] }

export const NO_HISTORY: EditHistory = { undo: [], redo: [] }

/** How many steps can be taken back. */
const STEPS = 100

/** Steps are taken back from what is there now: since they were made the server may have counted versions on. */
const atPresent = (document: GuideDocument, edits: readonly GuideEdit[]): GuideEdit[] =>
  edits.flatMap((edit) => {
    if (!isUpdate(edit)) return edit
    const row = findRow(document, edit)
    return row ? { ...edit, version: row.version } : []
  })

/** After a change; what was taken back before it can no longer be made again. */
export const remembered = (
  { undo }: EditHistory,
  document: GuideDocument,
  edits: readonly GuideEdit[],
): EditHistory => {
  const inverse = inverseOfAll(document, edits)
  return { undo: inverse.length > 0 ? [...undo, inverse].slice(-STEPS) : undo, redo: [] }
}

type Step = { edits: GuideEdit[]; history: EditHistory }

/** Takes the last step back, or makes it again; `null` when there is none. */
export function stepped(history: EditHistory, document: GuideDocument, way: 'undo' | 'redo'): Step | null {
  const back = way === 'undo' ? 'redo' : 'undo'
  const last = history[way].at(-1)
  if (!last) return null
  const edits = atPresent(document, last)
  const rest = { ...history, [way]: history[way].slice(0, -1) }
  const inverse = inverseOfAll(document, edits)
  // Its row is gone: there is nothing to take back.
  if (applyEdits(document, edits) === document || inverse.length === 0) return { edits: [], history: rest }
  return { edits, history: { ...rest, [back]: [...history[back], inverse] } }
}
