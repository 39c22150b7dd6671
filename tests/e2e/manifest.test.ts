import { expect, open, test } from './fixtures.ts'

test('the browser accepts the manifest, and its icons are as large as they say (R84)', async ({ page }) => {
  await open(page, '/')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const icons: { src: string; sizes: string; purpose?: string }[] = JSON.parse(data ?? '{}').icons
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const touchIcon = { src: '/icons/apple-touch-icon.png', sizes: '180x180' }
  for (const { src, sizes } of [...icons, touchIcon]) {
    const size = await page.evaluate(async (src) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
})
