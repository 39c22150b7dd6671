import { createContext, useContext } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { PickedContent } from '../../blocks/picked-content.ts'

/** Opens a dialog; resolves with `null` when cancelled. */
export type Pickers = {
  /** @param purpose what the picture is for: 主な画像 */
  pickPicture: (purpose: string) => Promise<Picture | null>
  /** @param kinds allowed kinds; all by default */
  pickContent: (kinds?: readonly ContentKind[]) => Promise<PickedContent | null>
}

const Context = createContext<Pickers | null>(null)
export const PickersContext = Context.Provider

export function usePickers(): Pickers {
  const pickers = useContext(Context)
  if (!pickers) throw new Error('usePickers must be used inside FormPickers')
  return pickers
}
