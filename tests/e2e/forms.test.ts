import { rulesOn, TAGS, violations } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { busy, field, fill, form, save, savedDraft } from './sample-form.ts'

// Forms do not depend on the reader's time zone.
test.use({ serverDev: true, timezoneId: 'America/New_York' })

test('submitting invalid fields counts the errors, focuses the first, links each to its field and clears it when fixed (R182, R185)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/_/forms')
  await save(page).click()
  await expect(form(page).getByText('入力の誤りが7件あります。')).toBeAttached()
  const name = field(page, '名称')
  await expect(name).toBeFocused()
  await expect(page.getByText('名称', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(name).toHaveAccessibleDescription('必須項目です。')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'パスワード')).toHaveAccessibleDescription('6文字以上 必須項目です。')
  await expect(page.getByRole('radiogroup', { name: '行き方' })).toHaveAccessibleDescription('必須項目です。')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(rulesOn(page).withTags(TAGS)), colorScheme).toEqual([])
  }
  await name.fill('𠮷')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(name).toHaveAccessibleDescription('')
  await page.getByRole('radio', { name: '徒歩' }).check()
  await save(page).click()
  await expect(form(page).getByText('入力の誤りが5件あります。')).toBeAttached()
  await expect(field(page, 'メールアドレス')).toBeFocused()
})

test('a form is submitted once despite several clicks; times are in Japan’s time zone (R183, R263, R264)', async ({
  page,
}) => {
  await open(page, '/_/forms')
  await fill(page)
  await page.getByLabel('公開する日時').fill('2025-01-01T00:00')
  await save(page).dblclick()
  await expect(busy(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(form(page)).toHaveAttribute('aria-busy', 'true')
  await field(page, '名称').press('Enter')
  await expect(
    page.getByText('1回目で受け付けました：𠮷野家／123456／2024-12-31T15:00:00.000Z'),
  ).toBeVisible()
  await expect(page.getByLabel('公開する日時')).toHaveValue('2025-01-01T00:00')
  await expect(save(page)).toBeEnabled()
  // After saving there is no unsaved input, no confirmation, and no draft.
  expect(await savedDraft(page)).toBeNull()
  await page.getByRole('link', { name: 'トップページへ' }).click()
  await expect(page).toHaveURL('/')
})
