import { expect, open, test } from './fixtures.ts'

const PLACE = '/spots/nagoya-port-aquarium'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('what is pressed on a place is large enough for a thumb', async ({ page }) => {
  await open(page, PLACE)
  const facts = page.getByRole('region', { name: '基本情報' })
  const contacts = facts.getByRole('link', { name: /公式サイト|^地図$|^地理院地図|^Googleマップ/ })
  await expect(contacts).toHaveCount(4)
  const sizes = await contacts.evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44)
})

test('the way to the map leads to it', async ({ page }) => {
  await open(page, PLACE)
  await page.getByRole('link', { name: '地図', exact: true }).click()
  await expect(page.getByText('地図を表示')).toBeInViewport()
})

test('what is near comes with its distance, and what is further stands apart', async ({ page }) => {
  await open(page, '/spots/kiyomizu-dera')
  const kilometresOf = async (name: string) => {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const texts = await section.getByText(/^約[\d.]+k?m$/).allInnerTexts()
    return texts.map((text) => Number.parseFloat(text.slice(1)) / (text.endsWith('km') ? 1 : 1000))
  }
  const near = await kilometresOf('近くの見どころ')
  expect(near.length).toBeGreaterThan(0)
  expect(Math.max(...near)).toBeLessThanOrEqual(20)
  const further = await kilometresOf('少し足をのばす')
  expect(further.length).toBeGreaterThan(1)
  expect(Math.min(...further)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...further)).toBeLessThanOrEqual(60)
})
