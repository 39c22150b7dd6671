import { createContext, useContext } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { PickedContent } from '../../blocks/picked-content.ts'

/** Asks the person for something; `null` when they let it be. */
export type Pickers = {
  /** @param purpose what the picture is for: 主な画像 */
  pickPicture: (purpose: string) => Promise<Picture | null>
  /** @param kinds what is offered; nothing named is everything */
  pickContent: (kinds?: readonly ContentKind[]) => Promise<PickedContent | null>
}

const Context = createContext<Pickers | null>(null)
export const PickersContext = Context.Provider

export function usePickers(): Pickers {
  const pickers = useContext(Context)
  if (!pickers) throw new Error('Nothing is picked outside of a form')
  return pickers
}
