import { z } from 'zod'
import { ADDRESS_SEARCH_ORIGIN } from '#domain/place/map-origins.ts'

/**
 * 国土地理院's search of addresses: no key, and the same house as our maps. The first answer is the nearest.
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

/** Where an address is, or `null`. Throws without a network. */
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
