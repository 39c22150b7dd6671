import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
  // Dead URLs, a refused rule and a conflict are provoked on purpose.
  expectedErrors: /status of (404|409|410|422)/,
})

const rowOf = (page: Page, from: string) => page.getByRole('row').filter({ hasText: from })
const search = async (page: Page, from: string) => {
  await open(page, `/$/redirects?q=${encodeURIComponent(from)}`)
  await expect(rowOf(page, from)).toBeVisible()
}
const aFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const save = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('an administrator creates redirects, and visitors follow them within seconds (R10, R57, R62)', async ({
  page,
  browser,
}) => {
  const old = `/old-${crypto.randomUUID().slice(0, 8)}`
  const visitor = await (await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })).newPage()
  const leads = async (from: string, to: string) =>
    expect(async () => {
      await visitor.goto(from, { waitUntil: 'domcontentloaded' })
      await expect(visitor).toHaveURL(to, { timeout: 500 })
    }).toPass()
  await signInAsStaff(page, 'admin')

  // A rule is created by keyboard; its errors are shown at their fields.
  await open(page, '/$/redirects')
  await page.getByRole('button', { name: '転送を作る' }).press('Enter')
  const form = page.getByRole('form', { name: '転送の規則' })
  await form.getByLabel('転送元').fill('/login/old')
  await form.getByLabel('転送先').fill('/company')
  await save(page, '転送を作る')
  await expect(form.getByText('サイトを動かすために使っている')).toBeVisible()
  await form.getByLabel('転送元').fill(`${old}/`)
  await save(page, '転送を作る')
  await expect(form.getByText(/転送先が、さらに/)).toBeVisible()
  await form.getByLabel('転送先').fill('/no-such-page')
  await expect(form.getByText('転送先のページが見つかりません。')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('転送先').fill('/help')
  await form.getByLabel('メモ').press('Enter')
  await expectNotification(page, `「${old}」の転送を作りました。`)
  await leads(old, '/help')

  // It is edited, tried, and counted.
  await search(page, old)
  await expectAccessible(page)
  await page.getByRole('button', { name: `${old}を変更する` }).click()
  await form.getByLabel('状態コード').selectOption('410')
  await expect(form.getByLabel('転送先')).toHaveCount(0)
  await save(page, '保存する')
  await expectNotification(page, `「${old}」の転送を変更しました。`)
  await expect(async () => {
    expect((await visitor.request.get(old)).status()).toBe(410)
  }).toPass()
  await page.getByLabel('このアドレスはどこへ行くか').fill(old)
  await expect(page.getByText('なくなったことを伝えます（410）。')).toBeVisible()
  await page.getByLabel('このアドレスはどこへ行くか').fill('/articles/x')
  await expect(page.getByText('→ /article-pages/x')).toBeVisible()
  await page.getByText(/^ファイルの規則（\d+件/).click()
  await expect(page.getByRole('table', { name: 'ファイルの規則' })).toContainText('/articles/**')

  // A CSV file is checked, corrected and imported.
  await page.getByRole('button', { name: 'CSVで読み書きする' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSVファイルを書き出す' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${old},,410`)
  const chooser = page.getByLabel(/^CSVファイル（/)
  await chooser.setInputFiles(aFile('bad.csv', `転送元,転送先\n${old}-a,/help\n/v1/x,/help\n`))
  await expect(page.getByRole('table', { name: /^誤り/ })).toContainText('サイトを動かすために')
  await expect(page.getByRole('button', { name: 'この内容で取り込む' })).toHaveCount(0)
  await expectAccessible(page)
  await chooser.setInputFiles(
    aFile('good.csv', `転送元,転送先,状態コード\n${old}-a,/help,301\n${old},/about,302\n`),
  )
  await expect(page.getByRole('table', { name: /^変更/ })).toContainText('転送先：なし → /about')
  await page.getByRole('button', { name: 'この内容で取り込む' }).click()
  await expectNotification(page, '取り込みました。')
  await leads(`${old}-a`, '/help')

  // A missing address becomes a rule with one click, and its row disappears.
  const missed = `/spots/kanazawa-kenrokuen-${old.slice(5)}`
  await visitor.request.get(missed)
  await expect(async () => {
    await open(page, '/$/not-found?sort=last')
    await expect(rowOf(page, missed)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(`^ここへ転送（${missed}から「兼六園」`) }).click()
  await expectNotification(page, `「${missed}」の転送を作りました。`)
  await expect(rowOf(page, missed)).toHaveCount(0)
  await leads(missed, '/spots/kanazawa-kenrokuen')

  // Links within the site follow the rule too, and back navigation skips the old URL.
  await open(visitor, '/help')
  await visitor.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: '近道' })
    document.querySelector('main')?.prepend(link)
  }, missed)
  await visitor.getByRole('link', { name: '近道' }).click()
  await expect(visitor).toHaveURL('/spots/kanazawa-kenrokuen')
  await visitor.goBack()
  await expect(visitor).toHaveURL('/help')

  // The deletion is undone.
  await search(page, missed)
  await page.getByRole('button', { name: `${missed}を削除する` }).click()
  await expectNotification(page, `「${missed}」の転送を削除しました。`)
  await expect(rowOf(page, missed)).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).last().click()
  await expect(rowOf(page, missed)).toBeVisible()
})
