import type { Place } from '#domain/place/place.ts'
import {
  accessibilityLines,
  closedText,
  facilityLines,
  hoursLines,
  parkingText,
  priceLines,
} from '#domain/place/text.ts'
import type { Fact } from '../FactTable.tsx'
import { NewTabNote } from '../NewTabNote.tsx'
import { MapLinks } from './MapLinks.tsx'
import { telHref } from './PlaceContacts.tsx'

/** The regular opening hours; none for a permanently closed place. */
export const hoursFacts = ({ hours, closed, businessStatus }: Place): Fact[] =>
  businessStatus === 'closed'
    ? []
    : [
        { name: '営業時間', value: hoursLines(hours) },
        { name: '定休日', value: closedText(closed) },
      ]

/** Facts common to all places, in the order usual in Japan. */
export const placeFacts = (place: Place): Fact[] => [
  {
    name: '住所',
    value: (
      <>
        {addressLine(place)}
        <MapLinks place={place} />
      </>
    ),
  },
  { name: place.free ? '料金' : '料金（税込）', value: priceLines(place.prices, place.free) },
  { name: 'アクセス', value: place.access.map(({ text }) => text) },
  { name: '駐車場', value: parkingText(place.parking) },
  { name: '電話', value: place.tel && <a href={telHref(place.tel)}>{place.tel}</a> },
  {
    name: '公式サイト',
    value: place.officialUrl && (
      <a href={place.officialUrl} target="_blank" rel="noopener">
        {new URL(place.officialUrl).hostname}
        <NewTabNote />
      </a>
    ),
  },
  { name: 'バリアフリー', value: accessibilityLines(place.accessibility) },
  // Restaurants have their own fact about smoking.
  {
    name: '設備',
    value: facilityLines(
      place.facilities && 'seats' in place ? { ...place.facilities, smoking: null } : place.facilities,
    ),
  },
]

/** `〒604-8571 京都府京都市…`. */
export const addressLine = ({ postalCode, address }: Pick<Place, 'postalCode' | 'address'>): string =>
  [postalCode && `〒${postalCode}`, address].filter(Boolean).join(' ')
