import { expect, test } from 'vitest'
import { Offer } from '../offers/offer.ts'
import { Picture } from './picture.ts'

const TWO_UNITS = '𠮷'

test('texts of a picture are counted in code points (R185)', () => {
  const picture = {
    address: '{address}/a.jpg',
    alt: '庭',
    credit: '編集部',
    license: null,
    focalX: 0.5,
    focalY: 0.5,
  }
  const fits = (text: object) => Picture.safeParse({ ...picture, ...text }).success
  for (const [name, most] of [
    ['alt', 200],
    ['credit', 100],
    ['license', 100],
  ] as const)
    expect([
      name,
      fits({ [name]: TWO_UNITS.repeat(most) }),
      fits({ [name]: TWO_UNITS.repeat(most + 1) }),
    ]).toEqual([name, true, false])
  expect(fits({ alt: '' })).toBe(false)
})

test('so is the label of an offer (R185)', () => {
  const offer = { provider: 'amazon', asin: null, targetUrl: null, price: null, priceFetchedAt: null }
  const fits = (label: string) => Offer.safeParse({ ...offer, label }).success
  expect([fits(TWO_UNITS.repeat(60)), fits(TWO_UNITS.repeat(61)), fits('')]).toEqual([true, false, false])
})
