import { useEffect, useMemo, useRef, useState } from 'react'
import { type MapPlace, mapFilePath, placesOfMapFile } from '#domain/map/map-place.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'

const TIMEOUT_MS = 15_000

/** The places of a region that was loaded; `failed` until it is loaded again. */
type Loaded = ReadonlyMap<string, readonly MapPlace[] | 'failed'>

async function fetchRegion(slug: string): Promise<MapPlace[]> {
  const response = await fetch(mapFilePath(slug), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw response
  return placesOfMapFile(await response.json())
}

/** The places of all regions that were loaded, in one order. What was loaded stays without a network. */
const inOrder = (loaded: Loaded): MapPlace[] =>
  BUILT_IN_REGIONS.flatMap(({ slug }) => {
    const places = loaded.get(slug)
    return places && places !== 'failed' ? places : []
  })

/** What failed is missing again, and is requested. */
const withoutFailures = (loaded: Loaded): Loaded =>
  new Map([...loaded].filter(([, places]) => places !== 'failed'))

/** Loads the places of regions, each once. */
export function useMapPlaces(regions: readonly string[]) {
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  const requested = useRef(new Set<string>())
  const missing = regions.filter((slug) => !loaded.has(slug)).join(' ')
  useEffect(() => {
    for (const slug of missing.split(' ').filter(Boolean)) {
      if (requested.current.has(slug)) continue
      requested.current.add(slug)
      const done = (places: MapPlace[] | 'failed') => {
        requested.current.delete(slug)
        setLoaded((before) => new Map(before).set(slug, places))
      }
      fetchRegion(slug).then(done, () => done('failed'))
    }
  }, [missing])
  const retry = () => setLoaded(withoutFailures)
  useEffect(() => {
    const retryOnline = () => setLoaded(withoutFailures)
    addEventListener('online', retryOnline)
    return () => removeEventListener('online', retryOnline)
  }, [])
  const places = useMemo(() => inOrder(loaded), [loaded])
  const hasFailed = regions.some((slug) => loaded.get(slug) === 'failed')
  return { places, isLoading: missing !== '', hasFailed, retry }
}
