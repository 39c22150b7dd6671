import { useEffect } from 'react'
import type { ManuscriptStore } from '../manuscript/store/manuscript-store.ts'
import { tellSaved } from './saved.ts'

/** Previews of a manuscript in other tabs follow every save of it here. */
export function useTellSaved(store: ManuscriptStore | null): void {
  useEffect(() => {
    if (!store) return
    let known = store.state.get().document?.manuscript.version
    return store.state.subscribe(() => {
      const manuscript = store.state.get().document?.manuscript
      if (!manuscript || manuscript.version === known) return
      if (known !== undefined)
        tellSaved({ kind: manuscript.kind, id: manuscript.id, version: manuscript.version })
      known = manuscript.version
    })
  }, [store])
}
