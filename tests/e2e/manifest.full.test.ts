import { expect, open, test } from './fixtures.ts'

// Its content and icon sizes are tested in tests/worker/icons.test.ts.
test('the browser accepts the manifest (R84)', async ({ page }) => {
  await open(page, '/')
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
})
