import { useEffect, useRef, useState } from 'react'
import { type MapFilters, type MapView, mapHref, parseMapQuery } from '#domain/map/map-query.ts'

/**
 * The filters and the view that the address begins with. From then on the address follows both, so that it can be
 * reloaded and shared; but it has no view once the map has shown where the reader is (`isPrivate`): their position stays
 * on the device.
 */
export function useMapAddress(view: MapView | undefined, isPrivate: boolean) {
  const [{ view: start, ...atFirst }] = useState(() => parseMapQuery(location.search))
  const [filters, change] = useState<MapFilters>(atFirst)
  const first = useRef<MapView | undefined>(undefined)
  const wasPrivate = useRef(false)
  wasPrivate.current ||= isPrivate
  useEffect(() => {
    first.current ??= view
    const isMoved = start !== undefined || view !== first.current
    const href = mapHref({ ...filters, view: isMoved && !wasPrivate.current ? view : undefined })
    // While another page is being shown, the address is that of that page.
    if (location.pathname !== mapHref({}) || href === location.pathname + location.search) return
    try {
      history.replaceState(history.state, '', href)
    } catch {
      // Safari and Firefox allow some hundred changes in a short time: the next movement tells the address.
    }
  }, [filters, view, start])
  return { filters, start, change }
}
