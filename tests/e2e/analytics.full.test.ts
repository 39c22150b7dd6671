import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { measureSite } from './measured-site.ts'

const notice = (page: Page) => page.getByRole('region', { name: /Google アナリティクスで集計/ })
const choice = (page: Page) => page.getByRole('region', { name: '計測の設定' })

test('a browser that refuses for its reader is not asked; one that keeps nothing is asked each time (R208)', async ({
  page,
  context,
}) => {
  const sent = await measureSite(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await open(page, '/about')
  await expect(choice(page)).toContainText('集計は行いません。')
  await expect(notice(page)).toBeHidden()
  expect(sent).toEqual([])
  const forgetful = await context.newPage()
  const sentThere = await measureSite(forgetful)
  await forgetful.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(forgetful, '/help')
  await notice(forgetful).getByRole('button', { name: '同意する', exact: true }).click()
  await expect.poll(() => sentThere).toEqual(['script', expect.stringMatching(/^page_view \/help /)])
  await open(forgetful, '/help')
  await expect(notice(forgetful)).toBeVisible()
  expect(sentThere).toHaveLength(2)
})
