import { expect, test } from 'vitest'
import { PLAIN_SEO } from '#domain/content/publishable.ts'
import type { Spot } from '#domain/content/spot.ts'
import { loadRegionalContent } from '#seed/content.ts'
import { entityHead } from './entity-head.ts'

const [spot] = (await loadRegionalContent()).spots as [Spot]
const headWith = (own: Partial<Spot>, name = '兼六園') =>
  entityHead(name, { ...spot, prefectureCode: '17', ...own }, '/spots/x')

test('a title includes the prefecture if there is space', () => {
  expect(headWith({}).title).toBe('兼六園（石川県）｜たびしるべ')
  const long = 'あ'.repeat(30)
  expect(headWith({}, long).title).toBe(`${long}｜たびしるべ`)
})

test('the editors’ metadata for search engines takes precedence', () => {
  const seo = {
    ...PLAIN_SEO,
    title: '雪つりの庭',
    description: '十一月から。',
    canonical: 'https://example.jp/elsewhere',
    ogImage: '{address}/og.jpg',
  }
  expect(headWith({ seo })).toMatchObject({
    title: '雪つりの庭｜たびしるべ',
    description: '十一月から。',
    canonical: 'https://example.jp/elsewhere',
    image: { address: '{address}/og.jpg' },
  })
})

test('a page that must not be indexed has no canonical URL', () => {
  expect(headWith({ seo: { ...PLAIN_SEO, noindex: true } }).canonical).toBeNull()
})
