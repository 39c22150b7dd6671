import { useEffect, useState } from 'react'
import { useManuscriptStore } from '../manuscript-context.ts'
import { type BlockPlace, blockPlace } from './block-place.ts'

const idAt = (node: Node | null): string | undefined => {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[data-block]')?.dataset.block
}

/** The last edited block. */
export function useBlockPlace(): BlockPlace | null {
  const store = useManuscriptStore()
  const [place, setPlace] = useState<BlockPlace | null>(null)
  useEffect(() => {
    const update = () => {
      const id = idAt(getSelection()?.anchorNode ?? null) ?? idAt(document.activeElement)
      if (id) setPlace((last) => (last?.id === id ? last : blockPlace(store.state.get().fields, id)))
    }
    update()
    document.addEventListener('selectionchange', update)
    document.addEventListener('focusin', update)
    return () => {
      document.removeEventListener('selectionchange', update)
      document.removeEventListener('focusin', update)
    }
  }, [store])
  return place
}
