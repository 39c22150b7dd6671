import { expect, test } from 'vitest'
import { feedOfPage, isFeed, pageOfFeed } from './feed.ts'

test.each(['/themes/onsen', '/pr/ishikawa/17201'])('the feed of %s is beside it', (page) => {
  expect(feedOfPage(page)).toBe(`${page}/feed.xml`)
  expect(pageOfFeed(feedOfPage(page))).toBe(page)
})

test.each(['/feed.xml', '/themes/onsen', '/feed.xml/x', '/themes/feed', '//feed.xml'])(
  '%s is the feed of no page',
  (path) => {
    expect(pageOfFeed(path)).toBeNull()
  },
)

test.each([
  ['/feed.xml', true],
  ['/feeds/news.xml', true],
  ['/authors/hayase-mio/feed.xml', true],
  ['/sitemap.xml', false],
  ['/sitemaps/news.xml', false],
  ['/sitemaps/spots-2026-11.xml', false],
  ['/themes/onsen', false],
])('%s is a feed: %s', (path, is) => {
  expect(isFeed(path)).toBe(is)
})
