import { useEffect, useRef } from 'react'
import { guardLeaving } from './leaving.ts'
import { holdUnsaved } from './unsaved.ts'

/**
 * Asks before what is unsaved is lost by a link, by going back, or by closing the tab.
 * @param onDiscard when the person lets it go: usually the `clear` of `useDraft`
 */
export function useUnsavedWarning(isDirty: boolean, onDiscard?: () => void): void {
  const discard = useRef(onDiscard)
  useEffect(() => {
    discard.current = onDiscard
  })
  useEffect(() => {
    if (!isDirty) return
    const stops = [guardLeaving(), holdUnsaved(() => discard.current?.())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isDirty])
}
