import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Renders its children in the browser only, after the first render. The server renders `fallback`, or nothing. */
export function ClientOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? children : fallback
}
