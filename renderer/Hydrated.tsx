import { type ReactNode, useEffect } from 'react'

/** Says on `<html>` that the page answers to clicks; tests wait for it. */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}
