import { expect, hydrated, open, test } from './fixtures.ts'
import { field, fill, save, savedDraft } from './sample-form.ts'

// Forms do not depend on the reader's time zone.
test.use({ serverDev: true, timezoneId: 'America/New_York' })

test('leaving unsaved input by a link, the history or closing the tab asks for confirmation', async ({
  page,
}) => {
  await open(page, '/_/forms')
  await page.getByRole('link', { name: 'トップページへ' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/_/forms')
  await field(page, '名称').fill('城崎')
  const question = page.getByRole('dialog', { name: /変更を破棄して移動しますか/ })
  await page.getByRole('link', { name: 'トップページへ' }).click()
  await question.getByRole('button', { name: '移動しない' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, '名称')).toHaveValue('城崎')
  await page.evaluate(() => history.forward())
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/_/forms')
  await question.getByRole('button', { name: '破棄して移動' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await hydrated(page)
  await expect(page.getByText('前回の書きかけがあります')).toBeHidden()
  await expect(field(page, '名称')).toHaveValue('')
  // Browsers ask only after an interaction with the page.
  await field(page, '名称').click()
  await field(page, '名称').fill('城崎')
  const confirmsUnload = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(confirmsUnload).toBe(true)
  const dialogOpened = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const native = await dialogOpened
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
  await expect(field(page, '名称')).toHaveValue('城崎')
})

test('input is restored after the tab was closed, except passwords and codes, and is removed when saved', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await open(page, '/_/forms')
  await fill(page)
  await page.reload()
  await hydrated(page)
  const note = page.getByRole('status').filter({ hasText: '前回の書きかけがあります' })
  await expect(note).toBeVisible()
  expect(await savedDraft(page)).not.toMatch(/secret12|123456/)
  await expect(field(page, '名称')).toHaveValue('')
  await note.getByRole('button', { name: '復元する' }).click()
  await expect(note).toBeHidden()
  await expect(field(page, '名称')).toHaveValue('𠮷野家')
  await expect(page.getByRole('radio', { name: '鉄道' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: '利用規約に同意します' })).toBeChecked()
  await expect(field(page, 'パスワード')).toHaveValue('')
  await field(page, 'パスワード').fill('secret12')
  await field(page, '確認コード').fill('654321')
  await save(page).click()
  await expect(page.getByText('1回目で受け付けました')).toBeVisible()
  await expect.poll(() => savedDraft(page)).toBeNull()
  await field(page, '名称').fill('捨てる')
  await page.reload()
  await note.getByRole('button', { name: '破棄する' }).click()
  await expect(note).toBeHidden()
  expect(await savedDraft(page)).toBeNull()
})

test('a form works with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await open(page, '/_/forms')
  await fill(page)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await save(page).click()
  await expect(page.getByText('1回目で受け付けました')).toBeVisible()
})

test('input and clicks before hydration are preserved, and nothing is submitted by itself', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/_/forms', { waitUntil: 'domcontentloaded' })
  await field(page, '名称').fill('城崎')
  await field(page, 'メールアドレス').fill('a@example.com')
  await field(page, 'メールアドレス').press('Enter')
  await save(page).click()
  await expect(page).toHaveURL('/_/forms')
  code.resolve()
  await expect(field(page, 'パスワード')).toBeFocused()
  await expect(field(page, '名称')).toHaveValue('城崎')
  await expect(field(page, '名称')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'メールアドレス')).not.toHaveAttribute('aria-invalid')
})
