import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Shows its children in the browser, after the first render: the server's HTML has `fallback` in their place, or nothing. */
export function ClientOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? children : fallback
}
