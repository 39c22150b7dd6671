import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { findChromium } from './find-chromium.ts'
import { serveSite } from './serve.ts'
import { prepareSite } from './site-steps.ts'

// How every type of page looks on a phone and on a desk, in the light and in the dark: `npm run screenshots`.

const OUT = 'docs/screenshots'
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const PAGES: Record<string, string> = {
  top: '/',
  articles: '/article-pages',
  article: '/article-pages/chubu-water-mirror-views',
  spots: '/spots',
  spot: '/spots/kanazawa-kenrokuen',
  hotel: '/hotels/kinosaki-ryokan-yanagi-no-ha',
  restaurant: '/restaurants/shippoku-maruzen-nagasaki',
  activity: '/activities/kurushima-half-day-ride',
  gift: '/gifts/akita-iburigakko',
  goods: '/goods/walking-shoes',
  products: '/products',
  campaigns: '/campaigns',
  features: '/features',
  prefecture: '/pr/kyoto',
  search: '/search',
  results: `/search/=/${encodeURIComponent('keyword=温泉')}`,
  help: '/help',
  about: '/about',
  'not-found': '/nowhere',
}

const shoot = async (
  browser: Browser,
  base: URL,
  size: keyof typeof SIZES,
  colorScheme: 'light' | 'dark',
) => {
  const page = await browser.newPage({
    viewport: SIZES[size],
    colorScheme,
    locale: 'ja-JP',
    baseURL: base.href,
  })
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await sharp(picture).webp({ quality: 80 }).toFile(`${OUT}/${name}-${size}-${colorScheme}.webp`)
  }
  await page.close()
}

const executablePath = await findChromium()
await prepareSite()
mkdirSync(OUT, { recursive: true })
const site = await serveSite()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
for (const size of ['phone', 'desktop'] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    await shoot(browser, site.url, size, colorScheme)
    console.log(`${size} ${colorScheme}`)
  }
await browser.close()
await site.stop()
