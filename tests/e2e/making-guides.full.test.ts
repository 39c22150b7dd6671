import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite, newMember, submitLogin } from './member.ts'

const ARTICLE = '/article-pages/hokuriku-shinkansen-winter-three-days'
const SPOT = '/spots/kinosaki-onsen'

test.use({
  expectedErrors: /status of 401/,
  // Checks are made after transitions have ended.
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const booklets = (page: Page, phase: string) =>
  page.getByRole('region', { name: phase }).getByRole('heading', { level: 3 })

/** Opens a page and waits for its lazily loaded code: a click then opens the sheet instead of navigating. */
const openAtRest = async (page: Page, path: string) => {
  await open(page, path)
  await page.waitForLoadState('networkidle')
}

const fillDay = (page: Page, label: string, day: string) => page.getByLabel(label, { exact: true }).fill(day)

/** The day in Japan, `days` from now. */
const inDays = (days: number): string =>
  new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

test('a guide is created from an article, after signing in, once; it is copied, deleted and restored (R50)', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  await open(page, ARTICLE)
  await page.getByRole('link', { name: 'この行程でしおりを作る' }).click()
  await page.getByRole('link', { name: 'ログインして続ける' }).click()
  await submitLogin(page, mail)

  const sheet = dialog(page, '記事の行程からしおりを作る')
  await expect(sheet.getByRole('list', { name: '冬の北陸 二泊三日' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await fillDay(page, '出発日', inDays(10))
  await sheet.getByRole('button', { name: 'この行程で作る' }).dblclick()
  await expect(page).toHaveURL(/\/@\/travel\/guides\/a[0-9a-f-]{35}$/)
  await expect(page.getByText('近江町市場で昼の支度')).toBeVisible()

  await open(page, '/@/travel/guides')
  await expect(booklets(page, 'これから')).toHaveText(['冬の北陸、新幹線で三県を三日'])
  await expect(page.getByText('出発まであと10日')).toBeVisible()

  await page.getByRole('button', { name: '「冬の北陸、新幹線で三県を三日」のメニュー' }).click()
  await page.getByRole('button', { name: '複製する' }).click()
  const copy = dialog(page, 'しおりを複製')
  await expect(copy.getByLabel('新しい出発日')).toHaveValue(inDays(17))
  await expect(copy).toContainText(
    '日ごとの予定、時刻、場所、メモ、費用、行きたいところは、そのまま写します。',
  )
  await copy.getByRole('button', { name: '複製する' }).click()
  await expect(booklets(page, 'これから')).toHaveText([
    '冬の北陸、新幹線で三県を三日',
    '冬の北陸、新幹線で三県を三日のコピー',
  ])
  await expectAccessible(page)

  await page.getByRole('button', { name: '「冬の北陸、新幹線で三県を三日のコピー」のメニュー' }).click()
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(booklets(page, 'これから')).toHaveText(['冬の北陸、新幹線で三県を三日'])
  await expectNotification(page, '「冬の北陸、新幹線で三県を三日のコピー」を削除しました。')
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(booklets(page, 'これから')).toHaveText([
    '冬の北陸、新幹線で三県を三日',
    '冬の北陸、新幹線で三県を三日のコピー',
  ])
})

test('a place is added to a guide with two taps, and removed; a guide is created from a template and extended (R50)', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  await openAtRest(page, SPOT)
  await page.getByRole('link', { name: /^しおりに追加/ }).click()
  const sheet = dialog(page, 'しおりに追加')
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'ログインして続ける' }).click()
  await submitLogin(page, mail)
  // The place is remembered through the sign-in, and there is no guide yet.
  await sheet.getByRole('button', { name: '作って追加する' }).click()
  await expect(sheet.getByRole('heading', { name: '1日目に追加しました' })).toBeFocused()
  await sheet.getByRole('button', { name: '元に戻す' }).click()
  await expect(sheet.getByText('追加を取り消しました。')).toBeVisible()
  await sheet.getByRole('button', { name: '閉じる' }).click()

  await expect(page.getByText('まだ一冊もありません。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '記事のモデルコースから' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^ひな形から始める/ }).click()
  await page.getByRole('radio', { name: /^温泉でゆっくり/ }).check()
  await page.getByRole('button', { name: 'しおりを作る' }).click()
  await expect(page.getByLabel('しおりの名前')).toBeFocused()
  await page.getByLabel('しおりの名前').fill('年の瀬の湯めぐり')
  await fillDay(page, '出発日', inDays(1))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'しおりを作る' }).click()
  await expect(page).toHaveURL(/\/@\/travel\/guides\/a[0-9a-f-]{35}$/)

  await openAtRest(page, SPOT)
  await page.getByRole('link', { name: /^しおりに追加/ }).click()
  await sheet.getByRole('button', { name: /^2日目/ }).click()
  await expect(sheet.getByRole('heading', { name: '2日目に追加しました' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${SPOT}$`))
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'しおりを開く' }).click()
  await expect(page).toHaveURL(/\/@\/travel\/guides\/a[0-9a-f-]{35}$/)
  await expect(page.getByRole('link', { name: '城崎温泉' }).first()).toBeVisible()

  await open(page, `${new URL(page.url()).pathname}/edit`)
  await page
    .getByRole('button', { name: /^場所を追加/ })
    .first()
    .click()
  await sheet.getByRole('tab', { name: 'お気に入り' }).press('ArrowRight')
  await sheet.getByRole('combobox', { name: /^地名/ }).fill('温泉')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('listitem').filter({ hasText: '城崎温泉' })).toContainText('追加済み')
  await sheet.getByRole('button', { name: '修善寺温泉を追加' }).click()
  await expect(sheet.getByText('「修善寺温泉」を1日目に追加しました。')).toBeVisible()
  await sheet.getByRole('button', { name: '元に戻す' }).click()
  await expect(sheet.getByText('「修善寺温泉」の追加を取り消しました。')).toBeVisible()
  await sheet.getByRole('tab', { name: '自由に書く' }).click()
  await sheet.getByLabel('時刻（任意）').fill('９時半')
  await sheet.getByLabel('予定の名前').fill('京都駅から特急で城崎へ')
  await sheet.getByLabel('種類').selectOption('移動')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '追加する' }).click()
  await expect(sheet.getByText('「京都駅から特急で城崎へ」を1日目に追加しました。')).toBeVisible()
  await sheet.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('link', { name: '京都駅から特急で城崎へ' })).toBeVisible()
  await expect(page.getByRole('link', { name: '修善寺温泉' })).toHaveCount(0)
})
