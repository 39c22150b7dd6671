import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

const SPOT = 'nakaminato-fish-market'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')

test('the hours of a place are edited by keyboard, errors are shown at their fields, and the change is published (R9, R41, R185)', async ({
  page,
}) => {
  await signInAsStaff(page, 'publisher')
  await open(page, `/$/spots/${SPOT}`)
  const name = field(page, '名称')
  await expect(name).toHaveValue('那珂湊おさかな市場')

  await name.fill('')
  await name.press('Tab')
  await expect(name).toHaveAccessibleDescription('必須項目です。')
  await expect(page.getByRole('link', { name: /^基本\s*1\s*件の誤り/ })).toBeVisible()
  await name.fill('那珂湊おさかな市場')
  await expect(name).not.toHaveAttribute('aria-invalid')
  const site = field(page, '公式サイト')
  const address = await site.inputValue()
  await site.fill('https:/')
  await site.press('Tab')
  await expect(site).toHaveAccessibleDescription('URLの形式が正しくありません。')
  // An incomplete URL blocks nothing; errors are listed with links to their fields.
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'half')
  const mistakes = page.getByRole('group', { name: '入力の誤り' })
  await mistakes.getByRole('button', { name: /^公式サイト/ }).press('Enter')
  await expect(site).toBeFocused()
  await site.fill(address)
  const stay = field(page, '滞在のめやす')
  const minutes = await stay.inputValue()
  await stay.fill('半日')
  await stay.press('Tab')
  await expect(stay).toHaveAccessibleDescription('数値を入力してください。')
  await stay.fill('９０')
  await stay.press('Tab')
  await expect(stay).toHaveValue('90')
  await stay.fill(minutes)

  // A second row is added, moved up, and removed, by keyboard.
  const hours = page.getByRole('group', { name: '曜日ごとの時間' })
  await hours.getByRole('button', { name: '時間帯を加える' }).focus()
  await page.keyboard.press('Enter')
  const second = hours.getByRole('listitem').nth(1)
  await expect(second.getByRole('checkbox', { name: '月' })).toBeFocused()
  await expect(hours.getByRole('status')).toHaveText('時間帯を加えました。2件です。')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(hours.getByRole('status')).toHaveText('2件のうち1番目に移しました。')
  await hours.getByRole('button', { name: '時間帯 1を外す' }).focus()
  await page.keyboard.press('Enter')
  await expect(hours.getByRole('listitem')).toHaveCount(1)

  const opens = hours.getByLabel('開く時刻', { exact: true })
  await opens.fill('６時')
  await opens.press('Tab')
  await expect(opens).toHaveValue('06:00')
  await hours.getByLabel('閉まる時刻', { exact: true }).fill('19:30')
  const preview = page.getByRole('complementary', { name: '読む人に見える営業' })
  await expect(preview).toContainText('06:00〜19:30')
  // Undo restores the field, and nothing else.
  const rain = page.getByRole('checkbox', { name: '雨の日でも楽しめる' })
  const wasFine = await rain.isChecked()
  await rain.press('Space')
  await expect(rain).toBeChecked({ checked: !wasFine })
  await page.getByRole('button', { name: '項目の変更を元に戻す' }).click()
  await expect(rain).toBeChecked({ checked: wasFine })
  await expect(opens).toHaveValue('06:00')

  await page.keyboard.press('Control+s')
  await saved(page)
  const panel = page.getByRole('region', { name: '公開', exact: true })
  await panel.getByRole('button', { name: '変更を公開する' }).click()
  await expect(page.getByRole('region', { name: '公開の進みぐあい' })).toContainText('更新しました')
  expect(await (await page.request.get(`/spots/${SPOT}`)).text()).toContain('06:00〜19:30')
})

test('recommendations of a prefecture are searched, explained, ordered and published (R9)', async ({
  page,
}) => {
  await signInAsStaff(page, 'publisher')
  await open(page, '/$/prefecture-picks')
  await expect(page.getByRole('link', { name: /^鳥取県/ })).toContainText('なし')
  await expectAccessible(page)
  await open(page, '/$/prefecture-picks/tottori')
  const pick = async (keyword: string) => {
    await page.getByRole('button', { name: 'さがして加える' }).press('Enter')
    const search = page.getByRole('combobox', { name: '名前でさがす' })
    await search.fill(keyword)
    const found = page.getByRole('listbox', { name: '見つかったもの' })
    await expect(found.getByRole('option', { name: new RegExp(keyword) }).first()).toBeVisible()
    await expect(found.getByRole('option', { selected: true })).toContainText(keyword)
    await search.press('Enter')
  }
  await pick('鳥取砂丘')
  await page.getByLabel('ひとこと').fill('夕方の風紋がきれいです。')
  await pick('兼六園')
  await page.getByRole('button', { name: 'おすすめ 2を前へ' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'おすすめ 1' })).toContainText('兼六園')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存して公開する' }).click()
  await expectNotification(page, 'おすすめを公開しました。')
  const html = await (await page.request.get('/pr/tottori')).text()
  const recommendations = /<section[^>]*id="picks".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(recommendations).toContain('夕方の風紋がきれいです。')
  expect(recommendations.indexOf('兼六園')).toBeLessThan(recommendations.indexOf('鳥取砂丘'))
  // The public prefecture page is restored for other tests.
  for (const name of ['おすすめ 2を外す', 'おすすめ 1を外す'])
    await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: '保存して公開する' }).click()
  await expect
    .poll(async () => (await page.request.get('/pr/tottori')).text())
    .not.toContain('編集部のおすすめ')
})
