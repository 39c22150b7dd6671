import { useEffect } from 'react'

/** Updates the page's URL when the slug changes, so that a reload finds the manuscript. */
export function useOwnAddress(own: string | undefined): void {
  useEffect(() => {
    if (own && location.pathname !== own)
      history.replaceState(history.state, '', own + location.search + location.hash)
  }, [own])
}
