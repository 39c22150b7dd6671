import { expect, test } from 'vitest'
import { measuredPage } from './measured-page.ts'

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://site.invalid')
  return measuredPage(pathname, search, '題名')?.path ?? null
}

test.each([
  ['/', '/'],
  ['/spots/kenrokuen', '/spots/kenrokuen'],
  ['/spots?page=2&sort=kana', '/spots'],
  [
    '/?utm_source=letter&utm_medium=mail&gclid=abc&email=a%40b.example',
    '/?utm_source=letter&utm_medium=mail',
  ],
  ['/login?code=secret&state=secret', '/login'],
  ['/@/home/topics', '/@/home/topics'],
  ['/@/travel/guides/a1b2c3', '/@/travel/guides/:id'],
  ['/@/travel/guides/a1b2c3/edit?share=secret', '/@/travel/guides/:id/edit'],
  ['/@/travel/guides/a1/b2', '/@'],
  ['/@', '/@'],
  ['/search', '/search'],
  ['/search/=/keyword=%E7%94%B0%E4%B8%AD', '/search'],
])('for %s the reported URL is %s (R208)', (address, path) => {
  expect(pathOf(address)).toBe(path)
})

test.each([
  '/$',
  '/$/spots/kenrokuen',
  '/$/article-pages/x/preview',
  '/article-pages/x/preview',
  '/preview/a1b2',
  '/shared/guides/3PO8tczXxeAck5Mp26xPXwhX',
  '/_/messages',
  '/reload?to=%2F%40%2Ftravel%2Fguides%2Fa1',
  '/logout',
])('nothing is measured on %s (R208)', (address) => {
  expect(pathOf(address)).toBeNull()
})

test('titles with search terms or personal data are not reported (R208)', () => {
  expect(measuredPage('/search/=/keyword=x', '', '「田中」の検索結果')?.title).toBe('検索')
  expect(measuredPage('/@/travel/guides/a1', '', '田中家の旅')?.title).toBe('旅のしおり')
  expect(measuredPage('/spots/kenrokuen', '', '兼六園')?.title).toBe('兼六園')
})
