import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'キーワード' })

/** Of the combobox, not of the selects. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

const suggestRequests = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/search/suggest')) requests.push(searchParams.get('q') ?? '')
  })
  return requests
}

test('suggestions appear while typing, are announced, and can be used by keyboard alone (R17, R18)', async ({
  page,
}) => {
  const list = page.getByRole('listbox')
  const active = list.getByRole('option', { selected: true })
  await open(page, '/search')
  // An option reached by arrow keys is scrolled into view, and the list closes on blur.
  await field(page).pressSequentially('温泉')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Tab')
  await expect(list).toBeHidden()

  await field(page).fill('')
  await field(page).pressSequentially('きのさ')
  await expect(options(page).filter({ hasText: '城崎温泉' }).first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveCount(1)
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('きのさ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「きのさ」の検索結果')
  await expect(page.getByRole('link', { name: '城崎温泉' }).first()).toBeVisible()

  await field(page).fill('')
  await field(page).pressSequentially('おきな')
  await expect(options(page).filter({ hasText: '沖縄県' })).toBeVisible()
  await expect(list).toMatchAriaSnapshot(`
    - listbox "候補":
      - option "沖縄県 都道府県"
  `)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沖縄県の検索結果')
})

test('nothing is suggested or submitted during composition', async ({ page }) => {
  const requests = suggestRequests(page)
  await open(page, '/search')
  await field(page).focus()
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('お')
  await compose('おんせん')
  await expect(field(page)).toHaveValue('おんせん')
  await page.keyboard.press('Enter')
  await keyboard.send('Input.insertText', { text: '温泉' })
  await expect(options(page).filter({ hasText: '温泉' }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
  expect(requests).toEqual(['温泉'])
})

test('a search that is remembered after the field was opened, here or in another tab, appears in its list', async ({
  page,
  context,
}) => {
  const recent = page.getByRole('listbox', { name: '最近の言葉' }).getByRole('option')
  await open(page, '/search')
  await field(page).focus()
  await expect(recent).toHaveCount(0)
  // As the page of results does, whose code for that may come late.
  await page.evaluate(() => {
    const element = document.createElement('recent-keyword')
    element.setAttribute('text', '灯台')
    document.body.append(element)
  })
  await expect(recent).toHaveText([/^灯台/])
  const other = await context.newPage()
  await open(other, `/search/=/${encodeURIComponent('keyword=温泉')}`)
  await expect(recent).toHaveText([/^温泉/, /^灯台/])
})

test('recent searches are stored on the device until they are cleared', async ({ page }) => {
  await open(page, `/search/=/${encodeURIComponent('keyword=灯台')}`)
  await field(page).fill('')
  await expect(page.getByRole('listbox', { name: '最近の言葉' }).getByRole('option')).toHaveText([/^灯台/])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(options(page)).toHaveCount(0)
  await open(page, '/search')
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
})
