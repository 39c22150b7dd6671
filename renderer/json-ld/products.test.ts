import { expect, test } from 'vitest'
import type { Activity } from '#domain/content/activity.ts'
import type { Gift } from '#domain/content/gift.ts'
import type { Goods } from '#domain/content/goods.ts'
import { completeGoods } from '#seed/complete.ts'
import { goods as goodsSources } from '#seed/content/japan/goods.ts'
import { loadRegionalContent } from '#seed/content.ts'
import { activitySchema } from './activity.ts'
import { giftSchema, goodsSchema } from './product.ts'
import { contextOf } from './schema.fixture.ts'

const { gifts, activities } = await loadRegionalContent()
const gift = gifts[0] as Gift
const activity = activities[0] as Activity
const [goods] = goodsSources.slice(0, 1).map(completeGoods) as [Goods]
const price = (amount: number) => ({ label: '大人', ageFrom: null, ageTo: null, amount, note: null })

test('a gift is a product with its price in yen, and without ratings', () => {
  const schema = giftSchema({ ...gift, price: 780 }, contextOf('/gifts/x'))
  expect(schema).toMatchObject({
    '@type': 'Product',
    name: gift.name,
    offers: { '@type': 'Offer', price: 780, priceCurrency: 'JPY', url: 'https://example.jp/gifts/x' },
  })
  expect(JSON.stringify(schema)).not.toMatch(/[rR]ating/)
})

test('a gift without a price has no offer', () => {
  expect(giftSchema({ ...gift, price: null }, contextOf('/gifts/x')).offers).toBeUndefined()
})

test('goods have the editors’ pros and cons, and no shop price', () => {
  const offer = {
    provider: 'amazon' as const,
    asin: 'B00TEY2W72',
    targetUrl: null,
    label: 'Amazonで探す',
    price: 4980,
    priceFetchedAt: '2026-11-20T00:00:00Z',
  }
  const complete = { ...goods, pros: ['軽い'], cons: ['色が少ない'], offers: [offer] }
  const schema = goodsSchema(complete, contextOf('/goods/x'))
  expect(schema.review).toBeUndefined()
  expect(schema).toMatchObject({
    positiveNotes: { '@type': 'ItemList', itemListElement: [{ position: 1, name: '軽い' }] },
    negativeNotes: { '@type': 'ItemList', itemListElement: [{ position: 1, name: '色が少ない' }] },
  })
  expect(JSON.stringify(schema)).not.toMatch(/[rR]ating|4980/)
})

test('an activity is a product with prices for adults and children, not an event', () => {
  const complete = { ...activity, free: false, prices: [price(6600), price(4400), price(0)] }
  expect(activitySchema(complete, contextOf('/activities/x'))).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', lowPrice: 4400, highPrice: 6600, offerCount: 2 },
  })
})

test('a free activity has the price 0', () => {
  const { offers } = activitySchema({ ...activity, free: true, prices: [] }, contextOf('/activities/x'))
  expect(offers).toMatchObject({ '@type': 'Offer', price: 0 })
})
