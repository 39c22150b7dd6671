import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width >= 1100px)')

const subscribe = (onChange: () => void) => {
  const wide = query()
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Whether the panels fit beside the fields. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
