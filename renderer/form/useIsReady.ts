import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrated: false in the server's HTML and during hydration. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
