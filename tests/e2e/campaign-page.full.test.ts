import { expect, open, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const ENTRY = { name: /応募ページへ/ }

test('by the keyboard who lands on a campaign that is over gets to one that can be entered', async ({
  page,
}) => {
  await open(page, '/campaigns/autumn-postcard-2026')
  await expect(page.getByRole('main')).toContainText('受付終了')
  await expect(page.getByRole('link', ENTRY)).toHaveCount(0)
  await page.getByRole('link', { name: 'いま応募できるキャンペーンを見る' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/campaigns')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  const href = await first.getAttribute('href')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('main')).toContainText(/応募受付中|まもなく終了/)
  const entry = page.getByRole('link', ENTRY)
  await entry.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^応募規約/ })).toBeFocused()
})

test('a campaign that has not begun cannot be entered yet, and says when it begins', async ({ page }) => {
  await open(page, '/campaigns/spring-local-train-pass')
  await expect(page.getByRole('main')).toContainText(/受付前あと\d+日で始まります/)
  await expect(page.getByText('応募の受け付けは、まだ始まっていません。')).toBeVisible()
  await expect(page.getByRole('link', ENTRY)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('who lands on a campaign sees its state, its terms, the link to enter and the next campaigns', async ({
    page,
  }) => {
    await page.goto('/campaigns/family-aquarium-night')
    const main = page.getByRole('main')
    await expect(main).toContainText('応募受付中')
    await expect(main).toContainText(/応募の締め切りは\d+年\d+月\d+日です/)
    await expect(main.getByText('潮見の森アクアリウム（架空）の広告としてお届けします。')).toBeVisible()
    await expect(page.getByRole('link', ENTRY)).toHaveAttribute(
      'href',
      /^https:\/\/company\.tabishirube\.example\/campaigns\/family-aquarium-night$/,
    )
    await main.getByRole('link', { name: '味噌を比べる、小さな五つの樽' }).click()
    await expect(page).toHaveURL('/campaigns/miso-tasting-box')
    await page.goto('/campaigns/spring-local-train-pass')
    await expect(main).toContainText(/受付前.*応募の受け付けは\d+年\d+月\d+日からです/)
    await expect(page.getByRole('link', ENTRY)).toHaveCount(0)
    await page.goto('/campaigns/autumn-postcard-2026')
    await page.getByRole('link', { name: 'いま応募できるキャンペーンを見る' }).click()
    await expect(page).toHaveURL('/campaigns')
  })
})
