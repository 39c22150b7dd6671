import { type Disclosure, NO_DISCLOSURE } from '#domain/content/disclosure.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind, isPlaceKind } from '#domain/content/kind.ts'
import type { MentionedCard } from '#domain/content/mentioned-place.ts'
import { FALLBACK_IMAGE_ADDRESS } from '#domain/image/image.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { placeOpen } from '#domain/place/opening-place.fixture.ts'
import type { Place } from '#domain/place/place.ts'
import { link } from '#domain/url/link.ts'
import { sampleId } from '../forms/sample-body.ts'

export const LONG_TITLE = '朝から夜まで川沿いの町を歩いて、七つの外湯と三つの橋と名物のお昼をめぐる一日'

export const PICTURE: Picture = {
  address: FALLBACK_IMAGE_ADDRESS,
  alt: '春の朝の山',
  credit: 'たびしるべ（挿絵）',
  license: null,
  focalX: 0.5,
  focalY: 0.5,
}

export const OFFER: Offer = {
  provider: 'rakutenTravel',
  asin: null,
  targetUrl: 'https://travel.rakuten.co.jp/',
  label: '空室と料金',
  price: null,
  priceFetchedAt: null,
}

export const PR: Disclosure = { kind: 'pr', sponsorName: '城崎観光', text: null }

const SITE = 'https://www.pref.ishikawa.jp/'

export const PLACE: Place = {
  ...(placeOpen() as Pick<Place, 'hours' | 'closed' | 'businessStatus'>),
  name: '兼六園',
  nameKana: 'けんろくえん',
  postalCode: '920-0936',
  address: '石川県金沢市兼六町1',
  lat: 36.5621,
  lng: 136.6627,
  tel: '076-234-3800',
  officialUrl: SITE,
  reservationUrl: SITE,
  sns: [],
  access: [{ mode: 'bus', line: null, station: null, minutes: 3, text: 'バス停「兼六園下」から徒歩3分' }],
  prices: [{ label: 'おとな', ageFrom: 18, ageTo: null, amount: 320, note: null }],
  free: false,
  parking: { available: true, count: 482, fee: '1時間350円', bus: true, note: null },
  accessibility: null,
  facilities: null,
  sources: [{ url: SITE, checkedAt: '2026-10-01T00:00:00.000Z' }],
  invented: false,
}

const cardOf = (kind: ContentKind, index: number): MentionedCard => ({
  kind,
  id: sampleId(index),
  slug: 'sample',
  href: link('spots'),
  title: `${CONTENT_KINDS[kind].label}の見本`,
  catch: '雪吊りの松を、池のほとりから見上げる。',
  label: CONTENT_KINDS[kind].label,
  facts: ['金沢駅からバスで15分', 'おとな320円'],
  hero: PICTURE,
  prefectureCode: '17',
  city: '金沢市',
  disclosure: NO_DISCLOSURE,
  businessStatus: 'open',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: null,
  period: null,
  position: PLACE,
  ...(isPlaceKind(kind) && { place: { ...PLACE, opening: PLACE } }),
})

/** One card of each kind of content. */
export const CARD_OF = Object.fromEntries(
  ALL_CONTENT_KINDS.map((kind, index) => [kind, cardOf(kind, index)]),
) as Record<ContentKind, MentionedCard>
