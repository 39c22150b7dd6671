import { type ReactNode, useEffect } from 'react'

/**
 * Marks `<html>` once the page is hydrated: tests wait for it, and so does the script of
 * worker/documents/late-script.ts.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}
