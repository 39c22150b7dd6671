import { expect, test } from 'vitest'
import { amazonLink, offerLink, rakutenLink } from './affiliate.ts'

const hotel = 'https://travel.rakuten.co.jp/HOTEL/9611/9611.html'

test('a product leads to its page by ASIN with the tag (R210)', () => {
  expect(amazonLink('B00TEY2W72', 'ex-22')).toEqual({
    href: 'https://www.amazon.co.jp/dp/B00TEY2W72?tag=ex-22',
    sponsored: true,
  })
})

test.each([null, undefined, '', 'b00tey2w72', 'B00TEY2W7', 'B00TEY2W72/../x'])(
  'the ASIN %j leads to the home of the shop with the tag (R210)',
  (asin) => {
    expect(amazonLink(asin, 'ex-22').href).toBe('https://www.amazon.co.jp/?tag=ex-22')
  },
)

test('a booking page is wrapped, its address encoded once (R211, R213, R268)', () => {
  expect(rakutenLink(hotel, 'A.B.C.D')).toEqual({
    href: 'https://hb.afl.rakuten.co.jp/hgc/A.B.C.D/_STLink001?pc=https%3A%2F%2Ftravel.rakuten.co.jp%2FHOTEL%2F9611%2F9611.html',
    sponsored: true,
  })
  expect(rakutenLink(`${hotel}?f=1&a=あ`, 'A.B.C.D').href).toMatch(/html%3Ff%3D1%26a%3D%E3%81%82$/)
})

test('the link set can be another one (R213)', () => {
  expect(rakutenLink(hotel, 'A.B.C.D', '_STLink002').href).toContain('/A.B.C.D/_STLink002?pc=')
})

test.each([
  rakutenLink(hotel, 'A.B.C.D').href,
  'https://elsewhere.example/HOTEL/1',
  'https://rakuten.co.jp.elsewhere.example/',
  'http://travel.rakuten.co.jp/HOTEL/9611/9611.html',
  'not a url',
])('%s stays unchanged (R213)', (target) => {
  expect(rakutenLink(target, 'A.B.C.D').href).toBe(target)
})

test('without an identifier links are plain and carry no label (R213)', () => {
  expect(rakutenLink(hotel, '')).toEqual({ href: hotel, sponsored: false })
  expect(amazonLink('B00TEY2W72', '')).toEqual({
    href: 'https://www.amazon.co.jp/dp/B00TEY2W72',
    sponsored: false,
  })
})

test('an offer leads where its provider does (R11)', () => {
  const ids = { amazonAffiliateId: 'ex-22', rakutenAffiliateId: 'A.B.C.D' }
  expect(offerLink({ provider: 'amazon', asin: null, targetUrl: null }, ids).href).toContain('tag=ex-22')
  expect(offerLink({ provider: 'rakutenTravel', asin: null, targetUrl: hotel }, ids).href).toContain(
    '_STLink001',
  )
  expect(offerLink({ provider: 'official', asin: null, targetUrl: 'https://inn.example/' }, ids)).toEqual({
    href: 'https://inn.example/',
    sponsored: false,
  })
})
