import { afterEach, expect, test, vi } from 'vitest'
import { isCrawler } from './crawler.ts'

afterEach(() => void vi.unstubAllGlobals())

const isCrawlerAs = (userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent })
  return isCrawler()
}

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Twitterbot/1.0',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'GoogleOther-Image/1.0',
])('%s is a crawler (R226)', (userAgent) => {
  expect(isCrawlerAs(userAgent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux) Botanist/1.0 Robots Googler/2',
])('%s is no crawler (R226)', (userAgent) => {
  expect(isCrawlerAs(userAgent)).toBe(false)
})
