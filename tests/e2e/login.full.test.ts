import { expect, open, test } from './fixtures.ts'
import { expectSignedIn, localhost, newPerson, PASSWORD } from './login.ts'

test.use({ expectedErrors: /status of 40[01]/, baseURL: localhost() })

test('the sign-in works by keyboard alone, and refuses an escaped foreign return address (R71)', async ({
  page,
  request,
}) => {
  const mail = await newPerson(request)
  await open(page, '/login?return=%2F%25256cogout')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name))
        return
    }
    throw new Error(`${name} is not reached`)
  }
  await tabTo('username')
  await page.keyboard.type(mail)
  await tabTo('password')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
})

test.describe('inside an app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari Line/14.16.0' })
  test('an in-app browser offers to open the device’s browser', async ({ page }) => {
    await open(page, '/login')
    await expect(page.getByRole('link', { name: 'ブラウザで開く' })).toHaveAttribute(
      'href',
      /\/login\?openExternalBrowser=1$/,
    )
  })
})
