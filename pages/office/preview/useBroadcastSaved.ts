import { useEffect } from 'react'
import type { ManuscriptStore } from '../manuscript/store/manuscript-store.ts'
import { broadcastSaved } from './saved-channel.ts'

/** Broadcasts every save to previews in other tabs. */
export function useBroadcastSaved(store: ManuscriptStore | null): void {
  useEffect(() => {
    if (!store) return
    let lastVersion = store.state.get().document?.manuscript.version
    return store.state.subscribe(() => {
      const manuscript = store.state.get().document?.manuscript
      if (!manuscript || manuscript.version === lastVersion) return
      if (lastVersion !== undefined)
        broadcastSaved({ kind: manuscript.kind, id: manuscript.id, version: manuscript.version })
      lastVersion = manuscript.version
    })
  }, [store])
}
