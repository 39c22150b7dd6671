import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

test('by the keyboard a reader gets from the top page to a theme, and from there to a spot and to what has a tag', async ({
  page,
}) => {
  await open(page, '/')
  await section(page, 'したいことから選ぶ').getByRole('link', { name: '温泉と湯治' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/themes/onsen')
  await expect(heading(page, '温泉と湯治')).toBeVisible()
  const spots = section(page, 'スポット').getByRole('heading', { level: 3 }).getByRole('link')
  const name = await spots.first().innerText()
  await spots.first().focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
  await page.goBack()
  await page.getByRole('list', { name: 'タグ' }).getByRole('link', { name: '湯治', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/=\/tag=/)
  await expect(page.getByRole('main')).toContainText('湯治')
})

test('a reader gets from a prefecture to its region, and from there to a neighbour', async ({ page }) => {
  await open(page, '/pr/kyoto')
  await page.getByRole('link', { name: '近畿', exact: true }).click()
  await expect(heading(page, '近畿の旅')).toBeVisible()
  await page
    .getByRole('navigation', { name: '近畿の都道府県' })
    .getByRole('link', { name: /^奈良県/ })
    .click()
  await expect(heading(page, '奈良県')).toBeVisible()
  await page.goBack()
  await page.getByRole('navigation', { name: 'ほかの地方' }).getByRole('link', { name: '四国' }).click()
  await expect(heading(page, '四国の旅')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('who lands on a theme finds what it gathers, the next themes and the list', async ({ page }) => {
    await page.goto('/themes/festivals')
    await expect(section(page, '記事').getByRole('link').first()).toBeVisible()
    // After the last one comes the first one.
    await section(page, 'ほかのテーマ').getByRole('link', { name: '温泉と湯治' }).click()
    await expect(heading(page, '温泉と湯治')).toBeVisible()
    await page.getByRole('navigation', { name: 'パンくず' }).getByRole('link', { name: 'テーマ' }).click()
    await expect(page).toHaveURL('/themes')
    await expect(page.getByRole('heading', { level: 2, name: '祭りの日に' })).toBeVisible()
  })
})
