import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Shows its children in the browser, after the first render: the server's HTML has nothing in their place. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? children : null
}
