import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { consoleErrorsOf, expect, open, test } from './fixtures.ts'

const KENROKUEN = '/spots/kanazawa-kenrokuen'

/** The reading that is shown with a link or heading; `none` without one. */
const readingOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [above, after] = ['::before', '::after'].map((part) => getComputedStyle(element, part))
      const isRuby = after?.display === 'ruby-text'
      return `${isRuby ? after?.content : above?.content}`.replace(/ \/ ""$/, '').replaceAll('"', '')
    })

/** Names of a role as a screen reader has them. */
const spokenNames = async (page: Page, role: string): Promise<string[]> => {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  return nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value))
}

const filesOf = (page: Page): string[] => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  return files
}

test('nothing is loaded for readings before a reader chooses them, and the choice shows and hides them at once', async ({
  page,
}) => {
  const problems = consoleErrorsOf(page)
  const files = filesOf(page)
  await open(page, '/pr/ishikawa')
  const link = `main h3 a[href="${KENROKUEN}"]`
  await expect(page.locator(link).first()).toBeVisible()
  expect(files.filter((path) => /^\/map\/|furigana/.test(path))).toEqual([])
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('button', { name: '表示の設定' }).click()
  const dialog = page.getByRole('dialog', { name: '表示の設定' })
  await dialog.getByRole('group', { name: '地名のふりがな' }).getByRole('radio', { name: 'つける' }).check()
  await expect.poll(() => readingOf(page, link)).toBe('けんろくえん')
  expect(await readingOf(page, 'main h1')).toBe('いしかわけん')
  await expect(page.locator('main h1 + p')).toBeHidden()
  expect(files.filter((path) => path.startsWith('/map/'))).toContain('/map/chubu.json')
  // A prefecture with the number of its places.
  expect(await readingOf(page, 'main a[href="/pr/toyama"]:not([data-region] *)')).toBe('とやまけん')
  await dialog.getByRole('radio', { name: 'つけない' }).check()
  await expect.poll(() => readingOf(page, link)).toBe('none')
  await expect(page.locator('main h1 + p')).toBeVisible()
  await expect(page.locator('[data-furigana]')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('readings are on the next page and on what appears later, with the app and without, and in print', async ({
  page,
  context,
  baseURL,
}) => {
  const problems = consoleErrorsOf(page)
  await context.addCookies([{ name: 'appearance', value: 'kana', url: baseURL ?? '' }])
  await page.goto(KENROKUEN)
  await expect.poll(() => readingOf(page, 'main h1')).toBe('けんろくえん')
  // The app renders the page again over the names that have readings.
  await page.locator('main').press('Tab')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await readingOf(page, 'main h1')).toBe('けんろくえん')
  const next = page.locator('main h3 a[data-furigana][href^="/spots/"]').first()
  const reading = await next.getAttribute('data-furigana')
  await next.click()
  await expect(page).not.toHaveURL(KENROKUEN)
  await expect.poll(() => readingOf(page, 'main h1')).toBe(reading)
  await page.goBack()
  await expect.poll(() => readingOf(page, 'main h1')).toBe('けんろくえん')
  await page.emulateMedia({ media: 'print' })
  expect(await readingOf(page, 'main h1')).toBe('けんろくえん')
  expect(problems).toEqual([])
})

test('names with readings are heard, copied and found once', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'appearance', value: 'kana', url: baseURL ?? '' }])
  await open(page, '/pr/ishikawa')
  const link = page.locator(`main h3 a[href="${KENROKUEN}"]`).first()
  await expect(link).toHaveAttribute('data-furigana', 'けんろくえん')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('石川県')
  const names = await spokenNames(page, 'link')
  expect(names).toContain('兼六園')
  expect(names.filter((name) => name.includes('けんろくえん'))).toEqual([])
  expect(await spokenNames(page, 'heading')).toContain('石川県')
  const copied = await link.evaluate((element) => {
    getSelection()?.selectAllChildren(element.parentElement ?? element)
    return `${getSelection()}`
  })
  expect(copied.trim()).toBe('兼六園')
  await expectAccessible(page)
})

test('a place within a text has its reading as a ruby, and names in kana and other texts have none', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'appearance', value: 'kana', url: baseURL ?? '' }])
  await open(page, '/pr/ishikawa')
  await expect(page.locator('[data-furigana]').first()).toBeAttached()
  await page.evaluate((path) => {
    const paragraph = document.createElement('p')
    paragraph.id = 'later'
    paragraph.innerHTML = `冬の<a href="${path}">兼六園</a>と<a href="${path}">名園のページ</a>へ。`
    document.querySelector('main')?.append(paragraph)
  }, KENROKUEN)
  await expect(page.locator('#later a').first()).toHaveAttribute('data-furigana-as', 'ruby')
  expect(await readingOf(page, '#later a')).toBe('けんろくえん')
  await expect(page.locator('#later [data-furigana]')).toHaveCount(1)
  const kana = await page
    .locator('main [data-furigana]')
    .evaluateAll((all) => all.map((element) => element.textContent ?? ''))
  expect(kana.filter((text) => !/\p{sc=Han}/u.test(text))).toEqual([])
})

test.describe('without the files of readings', () => {
  test.use({ expectedErrors: /status of 503 .*\/map\// })

  test('prefectures have their readings, and places stay as they are', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'appearance', value: 'kana', url: baseURL ?? '' }])
    await page.route('**/map/*.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/pr/ishikawa')
    await expect(page.locator('main h1[data-furigana]')).toBeAttached()
    await expect(page.locator(`main h3 a[href="${KENROKUEN}"]`).first()).toBeVisible()
    await expect(page.locator('main a[href^="/spots/"][data-furigana]')).toHaveCount(0)
  })
})
