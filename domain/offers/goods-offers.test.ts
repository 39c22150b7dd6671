import { expect, test } from 'vitest'
import { offersOfGoods } from './goods-offers.ts'

const shop = {
  provider: 'amazon',
  asin: null,
  targetUrl: null,
  label: 'Amazonで探す',
  price: null,
  priceFetchedAt: null,
} as const

test('Amazon offers use the product’s ASIN, unless the offer is another product (R210)', () => {
  const other = { ...shop, asin: 'B00TEY2W72' }
  const official = { ...shop, provider: 'official', targetUrl: 'https://maker.example/' } as const
  expect(
    offersOfGoods({ offers: [shop, other, official], asin: 'B0ABCDEFGH' }).map(({ asin }) => asin),
  ).toEqual(['B0ABCDEFGH', 'B00TEY2W72', null])
  expect(offersOfGoods({ offers: [shop], asin: null })).toEqual([shop])
})
