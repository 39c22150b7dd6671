import { expect, test } from 'vitest'
import type { Hotel } from '#domain/content/hotel.ts'
import type { Restaurant } from '#domain/content/restaurant.ts'
import type { Spot } from '#domain/content/spot.ts'
import { loadRegionalContent } from '#seed/content.ts'
import { hotelSchema } from './hotel.ts'
import { postalAddress, priceRange } from './place.ts'
import { restaurantSchema } from './restaurant.ts'
import { contextOf } from './schema.fixture.ts'
import { spotSchema } from './spot.ts'

const { spots, hotels, restaurants } = await loadRegionalContent()
const spot = spots[0] as Spot
const hotel = hotels[0] as Hotel
const restaurant = restaurants[0] as Restaurant

test('a spot is a tourist attraction with its address and position', () => {
  expect(spotSchema(spot, contextOf(`/spots/${spot.slug}`))).toMatchObject({
    '@type': 'TouristAttraction',
    name: spot.name,
    url: `https://example.jp/spots/${spot.slug}`,
    address: { '@type': 'PostalAddress', addressCountry: 'JP' },
    geo: { '@type': 'GeoCoordinates', latitude: spot.lat, longitude: spot.lng },
  })
})

test('a place has its picture in three shapes', () => {
  const { image } = spotSchema(spot, contextOf('/spots/x'))
  expect(image).toEqual([
    expect.stringContaining('width=1200,height=1200'),
    expect.stringContaining('width=1200,height=900'),
    expect.stringContaining('width=1200,height=675'),
  ])
})

test('a spot has isAccessibleForFree only if its prices are set', () => {
  const free = (own: Partial<Spot>) =>
    spotSchema({ ...spot, ...own }, contextOf('/spots/x')).isAccessibleForFree
  const price = { label: '大人', ageFrom: null, ageTo: null, amount: 500, note: null }
  expect(free({ free: true, prices: [] })).toBe(true)
  expect(free({ free: false, prices: [price] })).toBe(false)
  expect(free({ free: false, prices: [] })).toBeUndefined()
})

test('an address contains the prefecture once', () => {
  expect(
    postalAddress({ address: '石川県金沢市丸の内1', postalCode: '920-0937', prefectureCode: '17' }),
  ).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: '920-0937',
    addressRegion: '石川県',
    streetAddress: '金沢市丸の内1',
  })
})

test('a hotel is a lodging business without the scores of booking sites', () => {
  const reviewed: Hotel = {
    ...hotel,
    minCharge: 18000,
    review: { average: 4.5, count: 120, source: '楽天トラベル', fetchedAt: '2026-11-01T00:00:00Z' },
  }
  const schema = hotelSchema(reviewed, contextOf(`/hotels/${hotel.slug}`))
  expect(schema).toMatchObject({
    '@type': 'LodgingBusiness',
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    priceRange: '￥18,000〜',
  })
  expect(JSON.stringify(schema)).not.toMatch(/[rR]ating|[rR]eview/)
})

test('a restaurant has its cuisine, price range and whether it accepts reservations', () => {
  const complete: Restaurant = {
    ...restaurant,
    genres: ['そば'],
    budgetLunch: { from: 1000, to: 2000 },
    budgetDinner: { from: 3000, to: 5000 },
    reservation: 'none',
  }
  expect(restaurantSchema(complete, contextOf(`/restaurants/${restaurant.slug}`))).toMatchObject({
    '@type': 'Restaurant',
    servesCuisine: ['そば'],
    priceRange: '￥1,000〜￥5,000',
    acceptsReservations: false,
  })
})

test.each([
  [[], undefined],
  [[800, 800], '￥800'],
  [[1200, 800], '￥800〜￥1,200'],
])('the prices %j range over %s', (amounts, range) => {
  expect(priceRange(amounts)).toBe(range)
})
