import { createContext, useContext } from 'react'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import type { Arranging } from './useArranging.ts'

/** What a line can be moved to by name. */
export type Target = { section: number; id: string; name: string; count: number }

/** What all parts of the editor use; it is the same as long as the guide is edited, so that nothing is drawn for it. */
export type Editing = {
  edit: (edit: GuideEdit | GuideEdit[]) => void
  undo: () => void
  arrange: Arranging['actions']
  say: (text: string) => void
  /** Opens the form of a line, or closes it. */
  open: (activityId: string | null) => void
  targets: () => Target[]
  /** A section one place further up (−1) or down (1). */
  moveSection: (sectionId: string, by: 1 | -1) => void
}

export const EditingContext = createContext<Editing | null>(null)

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('useEditing() outside of an editor')
  return editing
}
