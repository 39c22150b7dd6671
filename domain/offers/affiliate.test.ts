import { expect, test } from 'vitest'
import { amazonLink, offerLink, outboundLink, rakutenLink } from './affiliate.ts'

const hotel = 'https://travel.rakuten.co.jp/HOTEL/9611/9611.html'

test('a product leads to its page by ASIN with the tag (R210)', () => {
  expect(amazonLink('B00TEY2W72', 'ex-22')).toEqual({
    href: 'https://www.amazon.co.jp/dp/B00TEY2W72?tag=ex-22',
    sponsored: true,
  })
})

test.each([null, undefined, '', 'b00tey2w72', 'B00TEY2W7', 'B00TEY2W72/../x'])(
  'the ASIN %j gives the shop’s home page with the tag (R210)',
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

test('without an identifier links are plain and unlabelled (R213)', () => {
  expect(rakutenLink(hotel, '')).toEqual({ href: hotel, sponsored: false })
  expect(amazonLink('B00TEY2W72', '')).toEqual({
    href: 'https://www.amazon.co.jp/dp/B00TEY2W72',
    sponsored: false,
  })
})

test('an offer uses the link of its provider (R11)', () => {
  const ids = { amazonAffiliateId: 'ex-22', rakutenAffiliateId: 'A.B.C.D' }
  expect(offerLink({ provider: 'amazon', asin: null, targetUrl: null }, '旅のくつした', ids)?.href).toBe(
    'https://www.amazon.co.jp/s?k=%E6%97%85%E3%81%AE%E3%81%8F%E3%81%A4%E3%81%97%E3%81%9F&tag=ex-22',
  )
  expect(offerLink({ provider: 'rakutenTravel', asin: null, targetUrl: hotel }, '宿', ids)?.href).toContain(
    '_STLink001',
  )
  expect(
    offerLink({ provider: 'official', asin: null, targetUrl: 'https://inn.example/' }, '宿', ids),
  ).toEqual({
    href: 'https://inn.example/',
    sponsored: false,
  })
})

const ids = { amazonAffiliateId: 'ex-22', rakutenAffiliateId: 'A.B.C.D' }

test.each([
  ['https://www.amazon.co.jp/dp/B00TEY2W72?th=1', 'https://www.amazon.co.jp/dp/B00TEY2W72?th=1&tag=ex-22'],
  ['https://www.amazon.co.jp/dp/B00TEY2W72?tag=other-22', 'https://www.amazon.co.jp/dp/B00TEY2W72?tag=ex-22'],
  [hotel, rakutenLink(hotel, 'A.B.C.D').href],
])('a link to %s is an affiliate link anywhere (R11)', (target, href) => {
  expect(outboundLink(target, ids)).toEqual({ href, sponsored: true })
  expect(offerLink({ provider: 'official', asin: null, targetUrl: target }, '名', ids)?.href).toBe(href)
})

test.each(['/spots/itsukushima', 'https://amazon.co.jp.example/', 'mailto:a@b.example', '#h'])(
  'a link to %s stays unchanged (R11)',
  (target) => {
    expect(outboundLink(target, ids)).toEqual({ href: target, sponsored: false })
  },
)

test.each([
  [
    'rakutenTravel',
    'https://travel.rakuten.co.jp/',
    'https://kw.travel.rakuten.co.jp/keyword/Search.do?f_query=%E5%AE%BF',
  ],
  ['other', 'https://www.rakuten.co.jp/', 'https://search.rakuten.co.jp/search/mall/%E5%AE%BF/'],
  ['other', 'https://amazon.co.jp/', 'https://www.amazon.co.jp/s?k=%E5%AE%BF'],
] as const)(
  'a shop’s front page (%s, %s) is replaced by a search for the name',
  (provider, targetUrl, href) => {
    const none = { amazonAffiliateId: '', rakutenAffiliateId: '' }
    expect(offerLink({ provider, asin: null, targetUrl }, '宿', none)).toEqual({ href, sponsored: false })
  },
)

test('a shop without a search URL gets no link to its front page', () => {
  expect(
    offerLink({ provider: 'jalan', asin: null, targetUrl: 'https://www.jalan.net/' }, '宿', ids),
  ).toBeNull()
})
