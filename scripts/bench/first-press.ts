import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { prepareSiteAndPictures } from '../build/site-steps.ts'
import { findChromium } from '../local/find-chromium.ts'
import { serveSite } from '../local/serve.ts'
import { figure } from './figures.ts'
import { longestEvent, watchEventsOfDocuments } from './interaction.ts'
import { ARTICLE, median, ROUNDS, SLOWDOWN, VIEWPORT } from './reading-conditions.ts'

// How long the first press in an article takes on slow 4G, on a phone with its CPU slowed down four times:
// `npm run bench -- --only reading`. Medians of five rounds.

/** Latency in milliseconds, throughput in bytes per second: 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Presses of the article page: what is pressed, and what shows that it is done. */
const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '♡': async (page) => {
    await page
      .getByRole('button', { name: /お気に入りに追加$/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /お気に入りから外す$/ })
      .first()
      .waitFor()
  },
  zoom: async (page) => {
    await page.locator('a[data-zoom]').first().click()
    await page.getByRole('dialog', { name: '写真' }).waitFor()
  },
  share: async (page) => {
    await page.getByRole('button', { name: 'リンクをコピー' }).first().click()
    await page.getByText('コピーしました').first().waitFor()
  },
  'menu and search': async (page) => {
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await page.getByRole('dialog', { name: 'menu' }).getByRole('link', { name: '記事' }).waitFor()
  },
  'a link': async (page) => {
    await page.getByRole('link', { name: 'スポット', exact: true }).last().click()
    await page.waitForURL('**/spots')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

/** From the press until it is done, and until the next frame, on slow 4G, in milliseconds. */
async function pressed(context: BrowserContext, url: string, press: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  await watchEventsOfDocuments(page)
  const session = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'load' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const begun = performance.now()
  await press(page)
  const time = performance.now() - begun
  const frame = await longestEvent(page)
  await page.close()
  return { time, frame }
}

await prepareSiteAndPictures()
const site = await serveSite()
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
const url = new URL(ARTICLE, site.url).href
for (const [name, press] of Object.entries(PRESSES)) {
  const rounds: { time: number; frame: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      locale: 'ja-JP',
      permissions: ['clipboard-write'],
    })
    rounds.push(await pressed(context, url, press))
    await context.close()
  }
  const value = median(rounds.map(({ time }) => time))
  const frame = median(rounds.map((round) => round.frame))
  console.info(
    `${Math.round(value)} ms  ${name}, from the press until it is done (slow 4G, ${SLOWDOWN}×); next frame after ${frame} ms`,
  )
  figure({
    part: 'reading',
    what: `article, first press: ${name}`,
    value,
    unit: 'ms',
    floor: { what: 'one round trip', value: SLOW_4G.latency, unit: 'ms' },
    note: `next frame after ${frame} ms`,
  })
}
await browser.close()
await site.stop()
