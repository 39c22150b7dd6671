import { randomUUID } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { prepareSiteAndPictures, STATE_DIR } from './build/site-steps.ts'
import { findChromium } from './local/find-chromium.ts'
import { serveSite } from './local/serve.ts'
import { MEMBER_SCENES } from './screenshots/members.ts'
import { SCENES } from './screenshots/scenes.ts'

// Takes a screenshot of every type of page at phone and desktop size, in the light and the dark colour scheme.
// `npm run screenshots -- top flash` takes only the named ones; `--refresh` also replaces those in docs/screenshots.

const OUT = '.cache/screenshots'
/** The few that are in git, because documents show them (docs/screenshots/README.md). */
const SHOWN = 'docs/screenshots'
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
  campaign: '/campaigns/reader-signpost-letters',
  themes: '/themes',
  theme: '/themes/onsen',
  'series-list': '/series',
  series: '/series/window-seat-lines',
  features: '/features',
  feature: '/features/winter-steam',
  prefecture: '/pr/kyoto',
  city: '/pr/ishikawa/17201',
  region: '/regions/kanto',
  author: '/authors/hayase-mio',
  month: '/months/11',
  map: '/map',
  search: '/search',
  results: `/search/=/${encodeURIComponent('keyword=温泉')}`,
  newsletter: '/newsletter',
  help: '/help',
  about: '/about',
  maintenance: '/maintenance',
}

const { values: options, positionals: names } = parseArgs({
  options: { refresh: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isWanted = ([name]: [string, unknown]): boolean => names.length === 0 || names.includes(name)

type Variant = { size: keyof typeof SIZES; colorScheme: 'light' | 'dark' }

const pageOf = (browser: Browser, base: URL, { size, colorScheme }: Variant) =>
  browser.newPage({ viewport: SIZES[size], colorScheme, locale: 'ja-JP', baseURL: base.href })

const save = async (page: Page, name: string, { size, colorScheme }: Variant) => {
  const file = `${name}-${size}-${colorScheme}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${OUT}/${file}`)
  if (options.refresh && existsSync(`${SHOWN}/${file}`)) copyFileSync(`${OUT}/${file}`, `${SHOWN}/${file}`)
}

const shootPages = async (browser: Browser, base: URL, variant: Variant) => {
  const page = await pageOf(browser, base, variant)
  for (const [name, path] of Object.entries(PAGES).filter(isWanted)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await save(page, name, variant)
  }
  await page.close()
}

/** Scenes are states of a page that pass, or that need some steps first. Each gets a page of its own. */
const shootScenes = async (browser: Browser, base: URL, variant: Variant, scenes = SCENES) => {
  for (const [name, scene] of Object.entries(scenes).filter(isWanted)) {
    const page = await pageOf(browser, base, variant)
    await scene(page)
    await save(page, name, variant)
    await page.close()
  }
}

const executablePath = await findChromium()
await prepareSiteAndPictures()
mkdirSync(OUT, { recursive: true })
const site = await serveSite()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
const VARIANTS = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme): Variant => ({ size, colorScheme })),
)
for (const variant of VARIANTS) await shootPages(browser, site.url, variant)
await site.stop()
// The samples of messages and dialogs (`/_/messages`) exist on a development server only.
const development = await serveSite({ serverDev: true })
for (const variant of VARIANTS) await shootScenes(browser, development.url, variant)
await development.stop()
const identity = await startIdentity({ port: 0 })
// Scenes change data: they get a copy of the state.
const stateDir = `${OUT}/state`
rmSync(stateDir, { recursive: true, force: true })
cpSync(STATE_DIR, stateDir, { recursive: true })
const vars = { ...identityVars(identity.origin), SEAL_KEYS: randomUUID() }
const members = await serveSite({ vars, stateDir })
// Browsers store secure cookies of an http site on `localhost` only.
members.url.hostname = 'localhost'
// Scheduled jobs are not triggered by themselves here.
const clock = (await members.miniflare.getWorker('tabishirube')) as unknown as {
  scheduled: (event: { cron: string }) => Promise<unknown>
}
await clock.scheduled({ cron: '* * * * *' })
for (const variant of VARIANTS) await shootScenes(browser, members.url, variant, MEMBER_SCENES)
await browser.close()
await members.stop()
await identity.stop()
