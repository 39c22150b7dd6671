import { useEffect } from 'react'

/** The page's address follows the slug, so that a reload finds the manuscript under its new name. */
export function useOwnAddress(own: string | undefined): void {
  useEffect(() => {
    if (own && location.pathname !== own)
      history.replaceState(history.state, '', own + location.search + location.hash)
  }, [own])
}
