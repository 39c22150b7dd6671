import { expect, test } from './fixtures.ts'
import { localhost } from './login.ts'
import { begin, editorOutput, openBody, paste, surface } from './sample-body.ts'

test.use({
  serverDev: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(localhost('development')),
})

test('typing among 500 blocks changes the current one, and its duration is printed', async ({ page }) => {
  await openBody(page)
  await begin(page)
  const line = '城崎温泉は、七つの外湯をめぐる町です。朝は七時から開いていて、浴衣のまま歩けます。'
  await paste(surface(page), { 'text/plain': Array.from({ length: 500 }, () => line).join('\n') })
  await expect.poll(async () => (await editorOutput(page)).length).toBe(500)
  const before = (await editorOutput(page))[0]?.data
  await surface(page).locator('p').nth(250).click()
  await page.evaluate(() => {
    const spent: number[] = []
    let began = 0
    addEventListener(
      'keydown',
      () => {
        began = performance.now()
      },
      true,
    )
    addEventListener(
      'input',
      () => requestAnimationFrame(() => setTimeout(() => spent.push(performance.now() - began))),
      true,
    )
    Object.assign(window, { spent })
  })
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz', { delay: 60 })
  const spent = await page.evaluate(() => (window as unknown as { spent: number[] }).spent)
  const sorted = spent.toSorted((one, other) => one - other)
  console.log(
    `from a key to the frame after it: ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms in the median`,
  )
  await expect
    .poll(async () =>
      (await editorOutput(page)).filter(({ data }) => JSON.stringify(data) !== JSON.stringify(before)),
    )
    .toMatchObject([{ data: { text: [{ text: expect.stringContaining('abcdefghijklmnopqrstuvwxyz') }] } }])
})
