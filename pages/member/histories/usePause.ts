import { useSyncExternalStore } from 'react'
import { shownShelf, subscribe } from '#renderer/shelf/shelf-source.ts'

const isPaused = () => shownShelf().settings.isPaused

/** Whether the member wants nothing to be remembered. */
export const usePause = (): boolean => useSyncExternalStore(subscribe, isPaused)
