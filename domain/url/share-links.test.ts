import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

const page = { title: '雨の日 & 5つの「鏡」', url: 'https://tabishirube.example/article-pages/a-b?x=1' }

test('each service gets the URL, encoded once, and the title if supported', () => {
  const links = shareLinks(page)
  expect(new URL(links.line).searchParams.get('url')).toBe(page.url)
  expect(new URL(links.line).searchParams.get('text')).toBe(page.title)
  expect(new URL(links.x).searchParams.get('url')).toBe(page.url)
  expect(new URL(links.x).searchParams.get('text')).toBe(page.title)
  expect([...new URL(links.facebook).searchParams]).toEqual([['u', page.url]])
})

test('the published URLs of the services are used', () => {
  const links = Object.values(shareLinks(page)).map((href) => new URL(href))
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://social-plugins.line.me/lineit/share',
    'https://x.com/intent/post',
    'https://www.facebook.com/sharer/sharer.php',
  ])
})
