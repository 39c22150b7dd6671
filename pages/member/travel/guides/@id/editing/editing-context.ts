import { createContext, useContext } from 'react'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import type { Arranging } from './useArranging.ts'

/** The sections a line can be moved to. */
type Target = { section: number; id: string; name: string; count: number }

/** The context of the editor; its identity is stable, so that consumers do not re-render. */
export type Editing = {
  edit: (edit: GuideEdit | GuideEdit[]) => void
  undo: () => void
  arrange: Arranging['actions']
  announce: (text: string) => void
  /** Opens or closes the form of a line. */
  open: (activityId: string | null) => void
  targets: () => Target[]
  /** Moves a section up (−1) or down (1). */
  moveSection: (sectionId: string, by: 1 | -1) => void
}

export const EditingContext = createContext<Editing | null>(null)

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('useEditing() outside of an editor')
  return editing
}
