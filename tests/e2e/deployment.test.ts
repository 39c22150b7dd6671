import { build, documents, hotels, isCode, NEXT, test } from './deployed-site.ts'
import { expect, hydrated, navigationReady, open, requestsOf } from './fixtures.ts'

test.use({
  expectedErrors:
    /status of (404|401)|dynamically imported|Unable to (pre)?load CSS|could not be loaded before/,
})

test('after a deployment the next link of an open tab loads the new build, with favorites preserved and no error (R163, R164)', async ({
  page,
  front,
  nextSite,
}) => {
  await open(page, '/spots/kinosaki-onsen')
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click()
  const old = await build(page)
  front.deploy(nextSite)
  const requests = requestsOf(page)
  await page.getByRole('link', { name: '宿', exact: true }).first().click()
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  await hydrated(page)
  expect(await build(page)).toBe(NEXT)
  expect(old).not.toBe(NEXT)
  expect(documents(requests)).toHaveLength(1)
  // Further navigation works as usual.
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/hotels\/./)
  expect(documents(requests)).toHaveLength(1)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: /お気に入りから外す/ }).first()).toBeVisible()
})

test('missing code loads the document once; a second click within ten seconds shows the error page (R161, R162)', async ({
  page,
  front,
}) => {
  await open(page, '/')
  await navigationReady(page)
  front.remove(isCode)
  const requests = requestsOf(page)
  // "At once" is within ten seconds of the first load; a slow machine may take longer.
  const stopClock = (moment: number) => {
    Date.now = () => moment
  }
  const now = Date.now()
  await page.addInitScript(stopClock, now)
  await page.evaluate(stopClock, now)
  await hotels(page).click()
  await expect(page).toHaveURL('/hotels')
  // The HTML is complete without its code.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  expect(documents(requests)).toHaveLength(1)
  // Not by going back, which may restore the document: its code and its styles are missing, which counts as one failure.
  await open(page, '/')
  await navigationReady(page)
  await hotels(page).click()
  await expect(page.getByText('ページの更新中にエラーが発生しました。')).toBeVisible()
  expect(documents(requests).filter((request) => request.endsWith('/hotels'))).toHaveLength(1)
  front.remove(() => false)
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
})
