import type { Page } from '@playwright/test'

type Scene = (page: Page) => Promise<void>
type Shown = (path: string, isThere: string) => Scene

const READERS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
]
/** Load times of pages relative to `/`. */
const PAGES = { '/': 1, '/spots/:id': 1.2, '/article-pages/:id': 1.6, '/search': 0.7, '/hotels/:id': 2.3 }
const VISITS = [0.4, 0.5, 0.7, 0.8, 1, 1.3, 1.5, 1.9]
const ERROR = {
  kind: 'error',
  message: "TypeError: Cannot read properties of undefined (reading 'geometry')",
  stack: 'at drawMarkers (/assets/map.js:12:3401)\nat Map.onLoad (/assets/map.js:12:9911)',
}

let isSent = false

/** Sends a day's telemetry of readers' browsers, once for all screenshots. */
const sendTelemetry = async (page: Page) => {
  if (isSent) return
  isSent = true
  const build = Date.now().toString(36)
  const post = (userAgent: string, data: object) =>
    page.request.post('/v1/observations', { headers: { 'user-agent': userAgent }, data: { build, ...data } })
  for (const userAgent of READERS)
    for (const [pageType, slow] of Object.entries(PAGES))
      for (const visit of VISITS) {
        const of = slow * visit
        const vitals = { LCP: of * 1700, INP: of * 120, CLS: of * 0.05, TTFB: of * 450 }
        const isWrong = pageType === '/spots/:id' && visit > 1
        await post(userAgent, { pageType, vitals, ...(isWrong && { errors: [ERROR] }) })
      }
}

/** Scenes of the operations pages. `as` opens a page as a person with a role. */
export const operationsScenes = (as: (name: string) => Shown): Readonly<Record<string, Scene>> => {
  const shown = async (page: Page) => {
    await sendTelemetry(page)
    await as('admin')('/$/operations', '状態')(page)
    await page.getByRole('region', { name: 'サイトの調子' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return {
    operations: shown,
    'operations-vitals': async (page) => {
      // Telemetry is batched for twenty seconds.
      await shown(page)
      const rows = page.getByRole('table', { name: '読者が感じる速さ' })
      if (!(await rows.isVisible())) {
        await page.waitForTimeout(22_000)
        isSent = false
        await shown(page)
      }
      await rows.evaluate((table) => table.closest('section')?.scrollIntoView())
      await page.evaluate(() => scrollBy(0, -72))
    },
  }
}
