import type { Publishable } from '#domain/content/publishable.ts'
import type { Place } from '#domain/place/place.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { openingHours } from './opening-hours.ts'
import { filled, type Schema, type SchemaContext } from './schema.ts'
import { searchImages } from './search-images.ts'

/** `city`: the name of the municipality, if known. */
export type PlaceEntity = Place & Publishable & { catch: string; city?: string | null }

export function postalAddress({
  address,
  postalCode,
  prefectureCode,
  city,
}: Pick<PlaceEntity, 'address' | 'postalCode' | 'prefectureCode' | 'city'>): Schema {
  const prefecture = prefectureOfCode(prefectureCode)?.name
  const local = withoutStart(address, prefecture)
  return {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: postalCode ?? undefined,
    addressRegion: prefecture,
    addressLocality: city ?? undefined,
    streetAddress: withoutStart(local, city) || local,
  }
}

const withoutStart = (text: string, start: string | null | undefined): string =>
  start && text.startsWith(start) ? text.slice(start.length) : text

/** `￥1,000〜￥3,000`, from prices in yen; undefined without prices. */
export function priceRange(amounts: readonly number[]): string | undefined {
  if (amounts.length === 0) return undefined
  const yen = (amount: number) => `￥${amount.toLocaleString('ja-JP')}`
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return low === high ? yen(low) : `${yen(low)}〜${yen(high)}`
}

/** Properties common to all types of places. */
export const placeSchema = (
  type: string,
  place: PlaceEntity,
  { pathname, config, now }: SchemaContext,
): Schema => ({
  '@type': type,
  '@id': absoluteUrl(`${pathname}#place`, config),
  name: place.name,
  alternateName: place.nameKana,
  description: place.catch,
  url: absoluteUrl(pathname, config),
  image: searchImages(place.hero, config),
  address: postalAddress(place),
  geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
  telephone: place.tel ?? undefined,
  sameAs: filled([...(place.officialUrl ? [place.officialUrl] : []), ...place.sns]),
  ...openingHours(place, now),
})
