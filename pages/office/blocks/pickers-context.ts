import { createContext, useContext } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { PickedContent } from './picked-content.ts'

/** Pickers for content and pictures: the page's own dialogs or the editor's. */
export type Pickers = {
  pickContent: (kinds: readonly ContentKind[]) => Promise<PickedContent | null>
  /** `files` are uploaded to the library first. */
  pickPicture: (files?: readonly File[]) => Promise<Picture | null>
}

export const PickersContext = createContext<Pickers>({
  pickContent: async () => null,
  pickPicture: async () => null,
})
export const usePickers = () => useContext(PickersContext)
