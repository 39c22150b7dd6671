import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { options, surface } from './sample-body.ts'
import { createDraft, signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

test('pressed content is selected, also when the list changes before the release', async ({ page }) => {
  const office = await signInAsStaff(page, 'editor')
  const { manuscript } = await createDraft(office, 'article-pages', { title: '押したものが入る' })
  await open(page, `/$/article-pages/${manuscript.id}`)
  await surface(page).locator('> p').last().click()
  await page.keyboard.type('/すぽっと')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: /を選ぶ$/ })
  const row = picker.getByRole('listbox', { name: '見つかったもの' }).getByRole('option').first()
  const pressed = (await row.locator('span > span').first().textContent()) ?? ''
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/content-names/search?*q=*', async (route) => {
    await released
    await route.continue()
  })
  await picker.getByRole('combobox', { name: '名前でさがす' }).fill('この名前のものはない')
  await row.hover()
  await page.mouse.down()
  answer()
  await expect(row).toBeHidden()
  await page.mouse.up()
  await expect(picker).toBeHidden()
  await expect(surface(page).getByText(pressed)).toBeVisible()
})
