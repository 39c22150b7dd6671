import { useEffect, useRef } from 'react'
import { guardLeaving } from './leave-guard.ts'
import { registerUnsaved } from './unsaved.ts'

/**
 * Asks for confirmation before unsaved input is lost by a link, back navigation or closing the tab.
 * @param onDiscard when the user discards the input: usually the `clear` of `useDraft`
 */
export function useUnsavedWarning(isDirty: boolean, onDiscard?: () => void): void {
  const discard = useRef(onDiscard)
  useEffect(() => {
    discard.current = onDiscard
  })
  useEffect(() => {
    if (!isDirty) return
    const stops = [guardLeaving(), registerUnsaved(() => discard.current?.())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isDirty])
}
