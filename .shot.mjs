import { chromium } from '@playwright/test'

const [, , base, out, ...paths] = process.argv
const dark = process.env.DARK === '1'
const full = process.env.FULL === '1'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const [name, viewport, mobile] of [
  ['m', { width: 390, height: 844 }, true],
  ['d', { width: 1280, height: 900 }, false],
]) {
  if (process.env.ONLY && process.env.ONLY !== name) continue
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: mobile ? 2 : 1,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    colorScheme: dark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning') console.log(name, m.text().slice(0, 300))
  })
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', String(e).slice(0, 300)))
  for (const p of paths) {
    const [path, label, action] = p.split('|')
    await page.goto(base + path, { waitUntil: 'networkidle' })
    if (full) {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y)
          await new Promise((r) => setTimeout(r, 60))
        }
        scrollTo(0, 0)
      })
      await page.waitForLoadState('networkidle')
    }
    if (action) {
      await page.locator(action).first().click()
      await page.waitForTimeout(500)
    }
    await page.screenshot({ path: `${out}/${label}-${name}${dark ? '-dark' : ''}.png`, fullPage: full })
  }
  await context.close()
}
await browser.close()
