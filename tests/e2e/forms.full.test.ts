import { expect, open, test } from './fixtures.ts'
import { field, fill, form, save } from './sample-form.ts'

// Forms do not depend on the reader's time zone.
test.use({ serverDev: true, timezoneId: 'America/New_York' })

test('an error is shown on blur, but not between press and release of a button', async ({ page }) => {
  await open(page, '/_/forms')
  await field(page, 'ひとこと').fill('一二三四五六七八九十一二三四五六七八九十一')
  await expect(form(page).getByText('1文字多すぎます')).toBeAttached()
  await expect(page.getByText('21／20字')).toBeVisible()
  await expect(field(page, 'ひとこと')).toHaveAccessibleDescription('')
  await save(page).scrollIntoViewIfNeeded()
  const box = await save(page).boundingBox()
  if (!box) throw new Error('the button is not drawn')
  await page.mouse.move(box.x + 10, box.y + 5)
  await page.mouse.down()
  await expect(field(page, 'ひとこと')).not.toBeFocused()
  expect(await save(page).boundingBox()).toEqual(box)
  await page.mouse.up()
  await expect(field(page, 'ひとこと')).toHaveAccessibleDescription('20文字以内で入力してください。')
  await expect(field(page, '名称')).toBeFocused()
  await field(page, 'パスワード').fill('abc')
  await expect(field(page, 'パスワード')).toHaveAccessibleDescription(/6文字以上で入力してください。/)
})

test('Enter during composition does not submit, and full-width digits are accepted', async ({ page }) => {
  await open(page, '/_/forms')
  const keyboard = await page.context().newCDPSession(page)
  const enter = (keyCode: number) =>
    keyboard.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: keyCode,
      text: '\r',
    })
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.evaluate(() =>
    document.addEventListener('submit', () => document.body.setAttribute('data-sent', ''), true),
  )
  await field(page, '名称').focus()
  await compose('きょうと')
  await expect(field(page, '名称')).toHaveValue('きょうと')
  await enter(13)
  await enter(229)
  await keyboard.send('Input.insertText', { text: '京都' })
  await expect(field(page, '名称')).toHaveValue('京都')
  await enter(229)
  await field(page, '確認コード').focus()
  await compose('１２３')
  await expect(field(page, '確認コード')).toHaveValue('１２３')
  await keyboard.send('Input.insertText', { text: '１２３' })
  await expect(field(page, '確認コード')).toHaveValue('123')
  await expect(page.locator('body')).not.toHaveAttribute('data-sent')
  await enter(13)
  await expect(page.locator('body')).toHaveAttribute('data-sent')
})

test('server errors are shown at their fields, others at the top; the page handles conflicts (R217)', async ({
  page,
}) => {
  await open(page, '/_/forms')
  await fill(page)
  const outcome = async (label: string) => {
    await page.getByRole('radio', { name: label }).check()
    await save(page).click()
  }
  await outcome('項目ごとに断る')
  const head = form(page).getByRole('alert')
  await expect(head).toHaveText('公開の期限を過ぎています。')
  await expect(field(page, '名称')).toBeFocused()
  await expect(field(page, '名称')).toHaveAccessibleDescription('この名称はすでにあります。')
  await expect(field(page, 'メールアドレス')).toHaveAccessibleDescription(/このメールアドレスは使えません。$/)
  await field(page, '名称').pressSequentially('城')
  await expect(field(page, '名称')).toHaveAccessibleDescription('')
  await outcome('全体を断る')
  await expect(head).toHaveText('ただいま混み合っています。しばらくしてからお試しください。')
  await expect(head).toBeInViewport()
  await outcome('別の人が更新')
  await expect(page.getByText('呼び出し元に渡しました')).toBeVisible()
  await expect(head).toHaveText('')
  await expect(field(page, '名称')).toHaveValue('𠮷野家城')
  await outcome('受け付ける')
  await expect(page.getByText('4回目で受け付けました')).toBeVisible()
})

test('a password can be revealed, and controls are large enough for touch and for iOS (R267)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/_/forms')
  const password = field(page, 'パスワード')
  await password.fill('secret12')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'パスワードを表示する' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'パスワードを隠す' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(field(page, 'ひとこと')).toHaveAttribute('rows', '3')
  await expect(field(page, '確認コード')).toHaveAttribute('inputmode', 'numeric')
  await expect(field(page, '確認コード')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field(page, 'メールアドレス')).toHaveAttribute('autocomplete', 'email')
  const small = await form(page)
    .locator('input:not([type=radio], [type=checkbox]), select, textarea, button, label:has(input)')
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const isTyped = element.matches('input, select, textarea')
          const size = Number.parseFloat(getComputedStyle(element).fontSize)
          return element.getBoundingClientRect().height < 42 || (isTyped && size < 16)
        })
        .map((element) => element.outerHTML),
    )
  expect(small).toEqual([])
  const area = await field(page, 'ひとこと').boundingBox()
  expect(area?.height).toBeGreaterThan(85)
})
