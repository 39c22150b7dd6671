import { expect, open, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('controls of a place page are large enough for touch, and the map link scrolls to the map', async ({
  page,
}) => {
  await open(page, '/spots/nagoya-port-aquarium')
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
  await page.getByRole('link', { name: '地図', exact: true }).click()
  await expect(page.getByText('地図を表示')).toBeInViewport()
})
