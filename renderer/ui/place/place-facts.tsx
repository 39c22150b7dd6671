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

/** When it is open in an ordinary week; of a place that is closed for good that is nobody's business. */
export const hoursFacts = ({ hours, closed, businessStatus }: Place): Fact[] =>
  businessStatus === 'closed'
    ? []
    : [
        { name: '営業時間', value: hoursLines(hours) },
        { name: '定休日', value: closedText(closed) },
      ]

/** The other facts of any place, in the order in which Japanese readers look for them. */
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
  // A restaurant says elsewhere where one may smoke.
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
