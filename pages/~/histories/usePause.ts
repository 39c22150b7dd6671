import { useEffect, useSyncExternalStore } from 'react'
import { shelfSource, shownShelf, subscribe, whenSettled } from '#renderer/shelf/shelf-source.ts'

const isPaused = () => shownShelf().settings.isPaused

/** Whether the member wants nothing to be remembered; another device may have said so. */
export function usePause(): boolean {
  useEffect(() => void whenSettled().then(() => shelfSource().refresh?.({})), [])
  return useSyncExternalStore(subscribe, isPaused)
}
