import type { Page } from '@playwright/test'
import { Block } from '#domain/blocks/block.ts'
import { formatDateTimeInput } from '#domain/date/date.ts'
import { sitemapAddress } from '#worker/syndication/sitemaps.ts'
import { isFullRun } from '../full-run.ts'
import { bannerOf, samePageAnyTime } from '../same-page.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { createDraft, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

const DAY = 24 * 60 * 60_000
const SITEMAP = sitemapAddress('article-page', new Date().toISOString())
/** Pages that list an article of Ishikawa, besides its own. */
const ELSEWHERE = ['/article-pages', '/pr/ishikawa', '/', SITEMAP, '/feed.xml']
/** The HTML of each block of the article, after a text that is unique to it. */
const EXPECTED_HTML = [
  ...[
    'の見出し',
    'の段落。',
    'の説明',
    'の一枚目',
    'の一つ目',
    'の引用',
    'の駅',
    'の助言',
    'の問い',
    'の順位',
  ],
  ...['の一日', 'の地図', 'の予約', 'の動画', 'のお知らせ'],
]

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)}秒`

const asReader = (page: Page) => ({
  status: async (path: string) => (await page.request.get(path)).status(),
  html: async (path: string) => (await page.request.get(path)).text(),
  /** Waits until a URL contains a text, or no longer does. */
  until: (path: string, text: string, isPresent = true) =>
    expect
      .poll(async () => (await (await page.request.get(path)).text()).includes(text), {
        message: `${path}: ${text}`,
        intervals: [50, 150],
      })
      .toBe(isPresent),
})

test('an article with every block is scheduled, previewed, published everywhere it belongs, edited, rolled back, unpublished and in a full run restored (R36, R37, R39, R40)', async ({
  page,
  context,
}) => {
  test.slow()
  const office = await signInAsStaff(page, 'publisher')
  const { fields, cards } = await wholeArticle(page, '雪灯り')
  expect(fields.blocks.map(({ type }) => type).toSorted()).toEqual(
    Block.options.map(({ shape }) => shape.type.value).toSorted(),
  )
  const { manuscript } = await createDraft(office, 'article-pages', { ...fields, eventDate: null })
  await open(page, `/$/article-pages/${manuscript.id}`)
  const title = page.getByRole('textbox', { name: /^題名/ })
  const body = page.getByRole('textbox', { name: '本文', exact: true })
  await expect(body).toContainText('雪灯りの段落。')
  await title.fill('雪灯りを歩く')
  await body.getByText('雪灯りの段落。').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('書き足した。')
  const panel = page.getByRole('region', { name: '公開', exact: true })
  // Missing values link to their field, where they are filled in.
  await panel.getByRole('button', { name: /^ニュースの日付/ }).click()
  const day = page.getByLabel('ニュースの日付')
  await expect(day).toBeFocused()
  await day.fill('2026-11-21')
  await expect(page).toHaveURL(`/$/article-pages/${fields.slug}`)
  await title.focus()
  await expect(panel).toContainText('公開できます。')
  await expectAccessible(page)

  // Scheduled, and cancelled.
  await panel.getByRole('button', { name: '公開を予約する' }).press('Enter')
  const form = panel.getByRole('group', { name: '公開の予約' })
  const [from, until] = [form.getByLabel(/^公開する日時/), form.getByLabel(/^公開を終える日時/)]
  const submit = form.getByRole('button', { name: 'この日時で予約する' })
  await from.fill('2026-01-01T10:00')
  await submit.click()
  await expect(from).toHaveAccessibleDescription('これからの日時を入力してください。')
  const planned = [DAY, 2 * DAY].map((away) => formatDateTimeInput(new Date(Date.now() + away)))
  await from.fill(planned[0] ?? '')
  await until.fill(planned[0] ?? '')
  await expect(until).toHaveAccessibleDescription('公開する日時よりあとにしてください。')
  await until.fill(planned[1] ?? '')
  await submit.press('Enter')
  await expect(panel.getByRole('definition')).toHaveText(
    planned.map((moment) => moment.replaceAll('-', '/').replace('T', ' ')),
  )
  await panel.getByRole('button', { name: '予約を取り消す' }).click()
  await expect(panel.getByRole('button', { name: '公開を予約する' })).toBeVisible()

  const path = `/article-pages/${fields.slug}`
  const reader = asReader(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'プレビュー', exact: true }).click()
  const preview = await opened
  await expect(
    preview.frameLocator('iframe').first().getByRole('heading', { level: 1, name: '雪灯りを歩く' }),
  ).toBeVisible()
  const seen = await reader.html(await preview.getByLabel(/^共有リンク/).inputValue())
  await preview.close()
  expect(bannerOf(seen)).toContain('プレビュー')
  expect(await reader.status(path)).toBe(404)

  const progress = page.getByRole('region', { name: '公開の進みぐあい' })
  let began = Date.now()
  // Shown once as a flash, and closed automatically (R155, R156).
  const flash = page.getByText(/^「.+」：公開されました。$/)
  const flashed = flash.waitFor()
  await panel.getByRole('button', { name: '公開する', exact: true }).click()
  const times = await Promise.all(
    [path, ...ELSEWHERE].map(async (address) => {
      await reader.until(address, address === path ? '雪灯りを歩く' : fields.slug)
      return `${address} ${seconds(began)}`
    }),
  )
  await expect(progress).toContainText('公開されました')
  await flashed
  await expect(flash).toBeHidden()
  console.log(`公開するを押してから：${times.join('、')}、画面の「公開されました」${seconds(began)}`)
  await expect(progress.getByRole('link', { name: new RegExp(`${path}$`) })).toBeVisible()
  const first = await reader.html(path)
  for (const text of EXPECTED_HTML) expect(first).toContain(`雪灯り${text}`)
  for (const text of ['書き足した。', ...Object.values(cards).map((card) => card.title)])
    expect(first).toContain(text)
  expect(samePageAnyTime(seen)).toBe(samePageAnyTime(first))

  // Edited and reverted.
  await title.fill('雪灯りの夜を歩く')
  began = Date.now()
  await panel.getByRole('button', { name: '変更を公開する' }).click()
  await reader.until(path, '雪灯りの夜を歩く')
  await reader.until('/article-pages', '雪灯りの夜を歩く')
  console.log(`変更を公開するを押してから：${seconds(began)}`)
  await panel.getByRole('button', { name: '直前の公開を取り消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '直前の公開を取り消す' }).click()
  await reader.until(path, '雪灯りの夜を歩く', false)
  expect(samePageAnyTime(await reader.html(path))).toContain('雪灯りを歩く')

  await panel.getByRole('button', { name: '公開をやめる' }).click()
  began = Date.now()
  await page.getByRole('dialog').getByRole('button', { name: '公開をやめる' }).click()
  for (const address of ELSEWHERE) await reader.until(address, fields.slug, false)
  expect([await reader.status(path), await reader.status(`${path}/_payload.json`)]).toEqual([404, 404])
  console.log(`公開をやめるを押してから：${seconds(began)}`)
  await expect(progress).toContainText('公開をやめました')

  // Published again, and its end scheduled.
  if (!isFullRun) return
  began = Date.now()
  await panel.getByRole('button', { name: '公開する', exact: true }).click()
  for (const address of [path, ...ELSEWHERE]) await reader.until(address, fields.slug)
  expect(await reader.status(`${path}/_payload.json`)).toBe(200)
  console.log(`もう一度公開するを押してから：${seconds(began)}`)
  await panel.getByText('公開を終える日時を決める').click()
  const end = formatDateTimeInput(new Date(Date.now() + DAY))
  await panel.getByLabel('公開を終える日時（日本時間）').fill(end)
  await panel.getByRole('button', { name: 'この日時で公開を終える' }).click()
  await expect(panel.getByRole('definition').last()).toHaveText(end.replaceAll('-', '/').replace('T', ' '))
})
