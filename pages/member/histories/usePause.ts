import { useSyncExternalStore } from 'react'
import { shownShelf, subscribe } from '#renderer/shelf/shelf-source.ts'

const isPaused = () => shownShelf().settings.isPaused

/** Whether the member has paused the history. */
export const usePause = (): boolean => useSyncExternalStore(subscribe, isPaused)
