import { z } from 'zod'
import { ADDRESS_SEARCH_ORIGIN } from '#domain/place/map-origins.ts'

/**
 * Geocoder of 国土地理院: no key, same provider as our maps. The first result is the best.
 * https://msearch.gsi.go.jp/address-search/AddressSearch?q=…
 */
const SEARCH = `${ADDRESS_SEARCH_ORIGIN}/address-search/AddressSearch`
const PATIENCE = 8000

const Found = z.array(
  z.object({
    geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    properties: z.object({ title: z.string() }),
  }),
)

/** Geocodes an address; `null` if not found. Throws when offline. */
export async function placeOfAddress(
  address: string,
): Promise<{ lat: number; lng: number; title: string } | null> {
  const response = await fetch(`${SEARCH}?q=${encodeURIComponent(address.toWellFormed())}`, {
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!response.ok) return null
  const [first] = Found.parse(await response.json())
  if (!first) return null
  const [lng, lat] = first.geometry.coordinates
  return { lat, lng, title: first.properties.title }
}
