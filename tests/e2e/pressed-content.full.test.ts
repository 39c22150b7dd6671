import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { options, surface } from './sample-body.ts'
import { createDraft, signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

/** Holds the answers to calls until the returned function is called. */
const holdAnswers = async (page: Page, calls: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const pickerIn = (page: Page) => page.getByRole('dialog', { name: /を選ぶ$/ })
const rowsIn = (page: Page) =>
  pickerIn(page).getByRole('listbox', { name: '見つかったもの' }).getByRole('option')
const titleOf = async (row: Locator) => (await row.locator('span > span').first().textContent()) ?? ''

/** From the body of a new draft to the picker of a spot. */
const openPicker = async (page: Page) => {
  const office = await signInAsStaff(page, 'editor')
  const { manuscript } = await createDraft(office, 'article-pages', { title: '押したものが入る' })
  await open(page, `/$/article-pages/${manuscript.id}`)
  await surface(page).locator('> p').last().click()
  await page.keyboard.type('/すぽっと')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowsIn(page).nth(2)).toBeVisible()
}

test('pressed content is selected, also when the list changes before the release', async ({ page }) => {
  await openPicker(page)
  const picker = pickerIn(page)
  const row = rowsIn(page).first()
  const pressed = await titleOf(row)
  const answer = await holdAnswers(page, '**/content-names/search?*q=*')
  await picker.getByRole('combobox', { name: '名前でさがす' }).fill('この名前のものはない')
  await row.hover()
  await page.mouse.down()
  answer()
  await expect(row).toBeHidden()
  await page.mouse.up()
  await expect(picker).toBeHidden()
  await expect(surface(page).getByText(pressed)).toBeVisible()
})

test('pressed content is selected, also when it moves in the list before the release', async ({ page }) => {
  await openPicker(page)
  const row = rowsIn(page).nth(2)
  const pressed = await titleOf(row)
  const answer = await holdAnswers(page, '**/content-names/search?*q=*')
  await pickerIn(page).getByRole('combobox', { name: '名前でさがす' }).fill(pressed)
  await row.hover()
  await page.mouse.down()
  answer()
  await expect(rowsIn(page)).toHaveCount(1)
  await page.mouse.up()
  await expect(pickerIn(page)).toBeHidden()
  await expect(surface(page).getByText(pressed)).toBeVisible()
})

test('the name of selected content is shown at once, and the button below it stays where it is', async ({
  page,
}) => {
  const office = await signInAsStaff(page, 'publisher')
  const { manuscript } = await createDraft(office, 'series', { title: '押せるボタン' })
  await open(page, `/$/series/${manuscript.id}`)
  const answer = await holdAnswers(page, '**/content-names?ids=*')
  const add = page.getByRole('button', { name: '記事をさがして加える' })
  await add.click()
  await expect(rowsIn(page).first()).toBeVisible()
  const pressed = await titleOf(rowsIn(page).first())
  await rowsIn(page).first().click()
  await expect(page.getByRole('link', { name: pressed })).toBeVisible()
  const { y } = (await add.boundingBox()) ?? { y: 0 }
  const loaded = page.waitForResponse('**/content-names?ids=*')
  answer()
  await loaded
  expect((await add.boundingBox())?.y).toBe(y)
})
