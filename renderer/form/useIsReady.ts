import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React answers here already: false in the server's HTML and while it is being taken over. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
