import { createContext, useContext } from 'react'
import type { ContentKind } from '#domain/content-kind.ts'
import type { ContentRef } from '#domain/content-ref.ts'
import type { Picture } from '#domain/picture.ts'

export type PickedContent = ContentRef & { title: string }

/** Asks the person for something; `null` when they let it be. */
export type Pickers = {
  pickPicture: () => Promise<Picture | null>
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
