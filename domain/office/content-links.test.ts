import { expect, test } from 'vitest'
import { contentLinks, contentOfPath } from './content-links.ts'

test('every link of an entity is found once, and pictures are ignored (R39)', () => {
  const links = contentLinks({
    slug: 'x',
    hero: { address: 'https://images.example.jp/a.jpg' },
    officialUrl: 'https://a.jp/#access',
    sns: ['https://b.jp/'],
    blocks: [
      { data: { text: [{ text: '城', marks: [{ type: 'link', href: '/spots/castle/?x=1#map' }] }] } },
      { data: { text: [{ text: '電話', marks: [{ type: 'link', href: 'tel:0761' }] }] } },
      { data: { offer: { provider: 'jalan', targetUrl: 'https://c.jp/yado' } } },
      { data: { offer: { provider: 'official', targetUrl: 'https://a.jp/' } } },
    ],
  })
  expect(links).toEqual([
    { url: 'https://a.jp/', field: 'officialUrl', isAffiliate: false },
    { url: 'https://b.jp/', field: 'sns.0', isAffiliate: false },
    { url: '/spots/castle', field: 'blocks.0.data.text.0.marks.0.href', isAffiliate: false },
    { url: 'https://c.jp/yado', field: 'blocks.2.data.offer.targetUrl', isAffiliate: true },
  ])
})

test('paths of content are distinguished from other pages (R39)', () => {
  expect(contentOfPath('/spots/kenrokuen')).toEqual({ kind: 'spot', slug: 'kenrokuen' })
  for (const path of ['/', '/spots', '/pr/ishikawa', '/spots/a/b', '/spots/A'])
    expect([path, contentOfPath(path)]).toEqual([path, null])
})
