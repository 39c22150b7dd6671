import { queryText } from './query-text.ts'

/**
 * A place on Google Maps, by its name near a position in degrees.
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export const mapLink = ({ name, lat, lng }: { name: string; lat: number; lng: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${queryText(`${name} ${lat},${lng}`)}`
