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
        run('休業', { type: 'strike' }),
        run('城崎', { type: 'ruby', text: 'きのさき' }),
        run('宿', { type: 'link', href: '/hotels' }),
        run('市', { type: 'link', href: 'https://city.example.jp/' }),
      ],
    },
  })
  expect(html).toContain('<strong>朝</strong>')
  expect(html).toMatch(/<mark[^>]*>霧<\/mark>/)
  expect(html).toContain('<s>休業</s>')
  expect(html).toContain('<ruby>城崎<rp>（</rp><rt>きのさき</rt><rp>）</rp></ruby>')
  expect(html).toContain('<a href="/hotels">宿</a>')
  expect(html).toMatch(/<a href="https:\/\/city.example.jp\/" target="_blank" rel="noopener">市/)
})

test('line breaks of a text are those of the page, inside marks too, and markup in it stays text', () => {
  const text = [
    { text: '朝\n昼', marks: [] },
    { text: '夜\n<br>', marks: [{ type: 'bold' }] },
  ]
  expect(htmlOf({ id: 'a1', type: 'paragraph', data: { text } })).toContain(
    '<p>朝<br/>昼<strong>夜<br/>&lt;br&gt;</strong></p>',
  )
})

test('nested lists are inside their items; a flat list has no class', () => {
  const items = ['乗る', '駅で', '切符', '降りる'].map((text) => [{ text, marks: [] }])
  const levels = [null, { depth: 1, ordered: false }, { depth: 2, ordered: true }, null]
  const nested = htmlOf({ id: 'a1', type: 'list', data: { ordered: true, items, levels } })
  expect(nested.replaceAll(/ class="[^"]*"/g, '')).toContain(
    '<ol><li>乗る<ul><li>駅で<ol><li>切符</li></ol></li></ul></li><li>降りる</li></ol>',
  )
  expect(htmlOf({ id: 'a1', type: 'list', data: { ordered: false, items } })).toContain(
    '<ul><li>乗る</li><li>駅で</li><li>切符</li><li>降りる</li></ul>',
  )
})

const noted = (id: string, ...notes: object[]) => ({
  id,
  type: 'paragraph',
  data: {
    text: [
      { text: '湯は熱い', marks: [] },
      ...notes.map((note) => ({
        text: '',
        marks: [],
        note: { text: null, title: null, publisher: null, url: null, checkedAt: null, ...note },
      })),
    ],
  },
})

test('notes are numbered in their order, and each place and its note lead to each other', () => {
  const html = htmlOf(
    noted('a1', { text: '朝の温度。' }),
    { id: 'a2', type: 'divider', data: {} },
    noted('a3', { text: '夜の温度。' }),
  )
  expect(
    html.match(/<sup[^>]*><a id="note-\d+-place" href="#note-\d+" role="doc-noteref"[^>]*>注\d/g),
  ).toHaveLength(2)
  expect(html).toMatch(/湯は熱い<sup[^>]*><a id="note-2-place" href="#note-2"[^>]*>注2<\/a><\/sup><\/p>/)
  const [, list] = html.split('<h2 id="notes">注と出典</h2>')
  expect(list).toMatch(/<li id="note-1">朝の温度。.*href="#note-1-place".*<li id="note-2">夜の温度。/)
  expect(list).toContain('aria-label="注2の場所へ戻る"')
})

test('a source is shown with its publisher, name, address and day, as far as they are known', () => {
  const url = 'https://example.jp/yu'
  const html = htmlOf(
    noted(
      'a1',
      { text: '朝。', title: '温泉の記録', publisher: '町', url, checkedAt: '2026-11-20' },
      { title: '湯<b>&' },
      { text: '夜。', url },
    ),
  )
  const [, first, second, third] = html.split('<li ')
  const link = (name: string) => new RegExp(`<a href="${url}" target="_blank" rel="noopener">${name}<`)
  expect(first).toMatch(link('「温泉の記録」'))
  expect(first).toMatch(/朝。 <span>出典：町<a .*<\/a>（2026年11月20日確認）<\/span>/)
  expect(second).toMatch(/<span>「湯&lt;b&gt;&amp;」<\/span>/)
  expect(third).toMatch(link('example.jp'))
})

test('a body without notes has no list of notes', () => {
  expect(htmlOf(noted('a1'))).not.toContain('注')
})
