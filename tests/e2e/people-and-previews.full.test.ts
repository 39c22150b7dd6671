import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite, newMember, startSession } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
  // Dead URLs are requested on purpose, and axe tries to access the frame.
  expectedErrors: /status of (404|410)|Blocked script execution in '[^']*\/preview\//,
})

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('an administrator finds a member, assigns a custom role, and reads the audit log (R10, R189)', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })
  const theirs = await other.newPage()
  const mail = await newMember(theirs.request)
  await startSession(theirs, mail)
  await signInAsStaff(page, 'admin')

  const name = `校閲 ${crypto.randomUUID().slice(0, 8)}`
  await open(page, '/$/roles')
  await heading(page, '役割と権限')
  await page.getByText('編集者', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '複製して新しい役割を作る' }).first().click()
  await heading(page, '新しい役割')
  await page.getByLabel('役割の名前').fill(name)
  await page.getByRole('combobox', { name: '画像：すべての操作', exact: true }).selectOption('')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存する' }).click()
  await expectNotification(page, `役割「${name}」を保存しました。`)
  await expect(page.getByText(name, { exact: true })).toBeVisible()

  await open(page, '/$/accounts')
  await heading(page, '会員と役割')
  await page.getByText('メールアドレスでさがす', { exact: true }).first().click()
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByRole('button', { name: 'さがす', exact: true }).click()
  const found = page.getByRole('table', { name: '見つかった会員' })
  await expect(found.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await found.getByRole('link').first().click()
  // Not the list's heading, 会員と役割, whose page can be narrowed by a role.
  await heading(page, /^会員（/)
  await page.getByRole('combobox', { name: '役割' }).selectOption({ label: name })
  await page.getByRole('button', { name: '役割を変更する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '変更する' }).click()
  await expectNotification(page, `役割を「${name}」に変更しました。`)
  const done = page.getByRole('table', { name: 'この会員への操作' })
  await expect(done).toContainText('役割を変更')
  await expectAccessible(page)

  // Access is granted immediately, within the role.
  await open(theirs, '/$')
  await heading(theirs, '編集室')
  await open(theirs, '/$/roles')
  await expect(theirs.getByText('この画面を開く権限がありません。')).toBeVisible()
  await other.close()

  await open(page, '/$/audit')
  await page.getByLabel('操作', { exact: true }).selectOption({ label: '役割を変更' })
  const records = page.getByRole('table', { name: '操作の記録' })
  // Entries of other actions disappear when the filtered list is loaded, with their open details.
  await expect(records.getByRole('row').filter({ hasNotText: '役割を変更' })).toHaveCount(1)
  // Other tests may have granted roles since.
  const record = records.getByRole('row').filter({ hasText: name })
  await record.getByText('1か所の違い').click()
  await expect(record.getByRole('insertion')).toHaveText(name)
  await expect(page).toHaveURL(/action=setRole/)
  await expectAccessible(page)

  // The record of sign-ins is a list of its own.
  await page.getByRole('button', { name: 'ログインと拒否' }).click()
  await page.getByLabel('出来事').selectOption({ label: '役割の変更' })
  const access = page.getByRole('table', { name: 'ログインと拒否の記録' })
  await expect(async () => {
    await page.reload()
    await expect(access.getByRole('row', { name: '役割の変更' }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(/log=access&kind=role/)
  await expectAccessible(page)
  await page.getByLabel('会員のIDの先頭').fill('a000000f')
  await expect(page.getByText('条件に合う記録はありません。')).toBeVisible()
  await open(page, '/@/settings/leave')
  await page.getByRole('link', { name: '会員と役割' }).click()
  await heading(page, '会員と役割')
})

/** Sharing pictures are drawn on the first request, which may take time. */
const DOM_LOADED = { waitUntil: 'domcontentloaded' } as const

test('a preview is shown in phone and desktop size, in both schemes, and to everybody with its link (R36)', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsStaff(page, 'editor')
  await open(page, '/$/spots/kanazawa-kenrokuen/preview')
  await heading(page, '兼六園')
  const phone = page.frameLocator('iframe[title$="（スマートフォン）"]')
  const desk = page.frameLocator('iframe[title$="（パソコン）"]')
  for (const frame of [phone, desk])
    await expect(frame.getByRole('heading', { level: 1, name: /兼六園/ })).toBeVisible()
  await expect(phone.getByLabel('プレビュー', { exact: true })).toBeVisible()
  const paper = () => phone.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await paper()
  await page.getByRole('button', { name: '暗い配色' }).click()
  await expect.poll(paper).not.toBe(light)
  await page.getByRole('button', { name: 'スマートフォン' }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'コピー' }).click()
  await expectNotification(page, 'プレビューのリンクをコピーしました。')
  // A policy of the site's pages forbids reading the clipboard; static files have none.
  const reader = await context.newPage()
  await reader.goto('/robots.txt')
  const address = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()

  const stranger = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  expect((await stranger.goto(address, DOM_LOADED))?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1, name: /兼六園/ })).toBeVisible()
  await page.getByRole('button', { name: '無効にする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '無効にする' }).click()
  await expectNotification(page, 'これまでのリンクを無効にし、新しいリンクを作りました。')
  expect((await stranger.goto(address, DOM_LOADED))?.status()).toBe(410)
  await expect(stranger.getByRole('heading', { name: 'プレビューの期限が切れました' })).toBeVisible()
  await stranger.context().close()
})
