import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { DOMAIN, PASSWORD } from '#identity/people.ts'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { findChromium } from '../local/find-chromium.ts'
import { serveSite } from '../local/serve.ts'

/** Serves the site, and opens a page of a phone on it in Chromium. */
export async function openOnPhone(options: Pick<Parameters<typeof serveSite>[0] & object, 'stateDir'> = {}) {
  const identity = await startIdentity({ port: 0 })
  const vars = { ...identityVars(identity.origin), SEAL_KEYS: randomUUID() }
  const site = await serveSite({ ...options, vars })
  // Cookies that must be secure are kept on `localhost` only.
  site.url.hostname = 'localhost'
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ baseURL: site.url.href, locale: 'ja-JP', viewport })
  const open = async (path: string) => {
    await page.goto(path)
    await page.evaluate(() => dispatchEvent(new Event('start')))
    await page.locator('html[data-hydrated]').waitFor()
  }
  const signIn = async () => {
    await open('/login')
    await page.getByLabel('メールアドレス', { exact: true }).fill(`member@${DOMAIN}`)
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.waitForURL(/home\/topics$/)
  }
  const session = await page.context().newCDPSession(page)
  return {
    site,
    browser,
    page,
    open,
    signIn,
    slowDown: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    stop: async () => {
      await browser.close()
      await site.stop()
      await identity.stop()
    },
  }
}
