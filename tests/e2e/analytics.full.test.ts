import type { Locator } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { answer, choice, loadFromPage, measureSite, notice } from './measured-site.ts'

test('a browser with an opt-out signal is not asked; one without storage is asked each time (R208)', async ({
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
  await answer(forgetful, '同意する').click()
  await expect.poll(() => sentThere).toEqual(['script', expect.stringMatching(/^page_view \/help /)])
  await open(forgetful, '/help')
  await expect(notice(forgetful)).toBeVisible()
  expect(sentThere).toHaveLength(2)
})

test.describe(() => {
  // There is no session, and the browser logs refused calls.
  test.use({ expectedErrors: /status of 401 .*\/v1\/manage/ })

  test('editors are neither counted nor asked for consent (R208)', async ({ page }) => {
    const sent = await measureSite(page)
    await open(page, '/$/spots')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await open(page, '/help')
    await answer(page, '同意する').click()
    const views = ['script', expect.stringMatching(/^page_view \/help /)]
    await expect.poll(() => sent).toEqual(views)
    await open(page, '/$/spots/secret-draft')
    await expect(page.getByRole('alert')).toBeVisible()
    await loadFromPage(page, '/about')
    // The referrer is not sent either.
    views.push('script', expect.stringMatching(/^page_view \/about .*たびしるべ $/))
    await expect.poll(() => sent).toEqual(views)
  })
})

test('on a phone the consent notice is beside the menu, covers nothing at the end of the page, and is not printed (R208)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent = await measureSite(page)
  await open(page, '/spots/kinosaki-onsen')
  await expect(notice(page)).toBeVisible()
  const box = async (of: Locator) => {
    const found = await of.boundingBox()
    if (!found) throw new Error('it is not shown')
    return found
  }
  const [question, menu] = [
    await box(notice(page)),
    await box(page.getByRole('button', { name: 'メニューを開く' })),
  ]
  expect(question.x + question.width).toBeLessThanOrEqual(menu.x)
  expect(question.height).toBeLessThan(844 / 4)
  await page.keyboard.press('End')
  const foot = page.getByRole('contentinfo')
  await expect
    .poll(async () => (await box(foot)).y + (await box(foot)).height - (await box(notice(page))).y)
    .toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await expect(notice(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await answer(page, '同意しない').click()
  await expect(notice(page)).toBeHidden()
  await open(page, '/spots')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(notice(page)).toBeHidden()
  expect(sent).toEqual([])
})
