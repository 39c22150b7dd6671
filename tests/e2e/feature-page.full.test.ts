import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const chapters = (page: Page) => page.getByRole('navigation', { name: '目次' }).getByRole('link')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('by the keyboard a reader gets from a chapter of a feature to a place that it recommends', async ({
  page,
}) => {
  await open(page, '/features/winter-steam')
  await expect(heading(page, '冬の湯けむり')).toBeVisible()
  await chapters(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(chapters(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const chapter = page.getByRole('heading', { level: 2, name: '三泊して、何もしない' })
  await expect(chapter).toBeInViewport()
  await page.keyboard.press('Tab')
  const inn = page.getByRole('link', { name: '湯治宿 ろくろ屋' })
  await expect(inn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/hotels/naruko-tojiyado-rokuroya')
  await page.goBack()
  await expect(page).toHaveURL('/features/winter-steam#chapter-2')
})

test('a former link to a feature in the list arrives at its entry, which leads to its page', async ({
  page,
}) => {
  await open(page, '/features#to-the-islands')
  const entry = page.getByRole('link', { name: '島へ渡る' })
  await expect(entry).toBeInViewport()
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/features/to-the-islands')
  await expect(heading(page, '島へ渡る')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('who lands on a feature finds its places, the next features and the list', async ({ page }) => {
    await page.goto('/features/winter-steam')
    await chapters(page).nth(2).click()
    await expect(page).toHaveURL(/#chapter-3$/)
    const place = page.getByRole('link', { name: '城崎温泉', exact: true })
    await expect(place).toBeInViewport()
    await place.click()
    await expect(page).toHaveURL('/spots/kinosaki-onsen')
    await page.goBack()
    const others = page.locator('section', { hasText: 'ほかの特集' })
    await others.getByRole('link', { name: 'はじめてのひとり旅' }).click()
    await expect(heading(page, 'はじめてのひとり旅')).toBeVisible()
    await page.getByRole('navigation', { name: 'パンくず' }).getByRole('link', { name: '特集' }).click()
    await expect(page).toHaveURL('/features')
  })
})
