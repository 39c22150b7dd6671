import { expect, test } from 'vitest'
import { offersOfHotel } from './hotel-offers.ts'

const home = {
  provider: 'rakutenTravel',
  asin: null,
  targetUrl: 'https://travel.rakuten.co.jp/',
  label: '空室・料金',
  price: null,
  priceFetchedAt: null,
} as const
const own = { ...home, provider: 'official', targetUrl: 'https://inn.example/' } as const
const plan = { ...home, targetUrl: 'https://travel.rakuten.co.jp/HOTEL/1/plan.html' }

test('offers of the booking site use the hotel’s page when its number is set (R211)', () => {
  expect(
    offersOfHotel({ offers: [home, own, plan], rakutenHotelNo: '9611' }).map(({ targetUrl }) => targetUrl),
  ).toEqual(['https://travel.rakuten.co.jp/HOTEL/9611/9611.html', own.targetUrl, plan.targetUrl])
  expect(offersOfHotel({ offers: [home], rakutenHotelNo: null })).toEqual([home])
})
