import { type ReactNode, useEffect } from 'react'

/** Says that the page answers to clicks: on `<html>`, where tests wait for it, and to the lines of worker/documents/late-script.ts. */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}
