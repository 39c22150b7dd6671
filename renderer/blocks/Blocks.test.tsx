import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from 'vike/types'
import { expect, test } from 'vitest'
import type { Block } from '#domain/blocks/block.ts'
import { PageContextProvider } from '../page-context.tsx'
import { Blocks } from './Blocks.tsx'

const pageContext = {
  isClientSide: false,
  pageSource: { config: { amazonAffiliateId: '', rakutenAffiliateId: '' } },
} as PageContext
const htmlOf = (...blocks: object[]) =>
  renderToStaticMarkup(
    <PageContextProvider pageContext={pageContext}>
      <Blocks blocks={blocks as Block[]} cards={{}} />
    </PageContextProvider>,
  )
const EMPTY = /^<div[^>]*><\/div>$/

test('a block of an unknown type renders nothing', () => {
  expect(htmlOf({ id: 'a1', type: 'hologram', data: { beam: true } })).toMatch(EMPTY)
})

test('a card of content that is no longer public renders nothing', () => {
  expect(htmlOf({ id: 'a1', type: 'spotCard', data: { refId: 'gone' } })).toMatch(EMPTY)
})

test('an embed requests nothing: no frame, no script, no picture of the provider', () => {
  const data = { service: 'youtube', url: 'https://youtu.be/aWa0d0Ri_26', title: '川の音' }
  const html = htmlOf({ id: 'a1', type: 'embed', data })
  expect(html).toContain('川の音')
  expect(html).not.toMatch(/<(iframe|script|img|link)|youtube-nocookie/)
})

test('an embed whose URL is no video stays a link', () => {
  const data = { service: 'youtube', url: 'https://www.youtube.com/@tabi', title: '川の音' }
  const html = htmlOf({ id: 'a1', type: 'embed', data })
  expect(html).toContain('href="https://www.youtube.com/@tabi"')
  expect(html).not.toContain('読み込む')
})

test('marks become their HTML elements', () => {
  const run = (text: string, mark: object) => ({ text, marks: [mark] })
  const html = htmlOf({
    id: 'a1',
    type: 'paragraph',
    data: {
      text: [
        run('朝', { type: 'bold' }),
        run('霧', { type: 'marker' }),
        run('城崎', { type: 'ruby', text: 'きのさき' }),
        run('宿', { type: 'link', href: '/hotels' }),
        run('市', { type: 'link', href: 'https://city.example.jp/' }),
      ],
    },
  })
  expect(html).toContain('<strong>朝</strong>')
  expect(html).toMatch(/<mark[^>]*>霧<\/mark>/)
  expect(html).toContain('<ruby>城崎<rp>（</rp><rt>きのさき</rt><rp>）</rp></ruby>')
  expect(html).toContain('<a href="/hotels">宿</a>')
  expect(html).toMatch(/<a href="https:\/\/city.example.jp\/" target="_blank" rel="noopener">市/)
})
