import type { Locator, Page } from '@playwright/test'
import { expect, navigationReady, open, test } from './fixtures.ts'
import { field, save } from './sample-form.ts'

test.use({ serverDev: true, viewport: { width: 390, height: 844 } })

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 }
}

/** Dispatches a press with a click count, as the system does. */
const press = async (page: Page, clickCount: number) => {
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

/** Scrolls the element under the pointer and waits until the page is stable. */
const scrollUnder = (page: Page, locator: Locator, pointer: { x: number; y: number }) =>
  expect(async () => {
    const at = await locator.evaluate((element, { x, y }) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - y, behavior: 'instant' })
      const { left, right } = element.getBoundingClientRect()
      return { x: Math.min(Math.max(x, left + 4), right - 4), y }
    }, pointer)
    await page.mouse.move(at.x, at.y)
    const isUnder = await locator.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      at,
    )
    expect(isUnder).toBe(true)
  }).toPass()

test('the second click of a double click has no effect on an element that moved under the pointer', async ({
  page,
}) => {
  await open(page, '/_/forms')
  await navigationReady(page)
  await save(page).scrollIntoViewIfNeeded()
  const pointer = await middleOf(save(page))
  await page.mouse.move(pointer.x, pointer.y)
  await press(page, 1)
  await expect(field(page, '名称')).toBeFocused()
  const terms = page.getByRole('checkbox', { name: '利用規約に同意します' })
  await scrollUnder(page, terms, pointer)
  await press(page, 2)
  await expect(terms).not.toBeChecked()
  await expect(field(page, '名称')).toBeFocused()
  await press(page, 1)
  await expect(terms).toBeChecked()
  // Also when both controls are of the same kind and have no text.
  const middle = { x: pointer.x, y: 480 }
  await scrollUnder(page, field(page, 'パスワード'), middle)
  await press(page, 1)
  await expect(field(page, 'パスワード')).toBeFocused()
  await scrollUnder(page, terms, middle)
  await press(page, 2)
  await press(page, 3)
  await expect(terms).not.toBeChecked()
})

test('a double click on a link opens its page only', async ({ page }) => {
  await open(page, '/spots')
  await navigationReady(page)
  const list = await page.getByRole('heading', { level: 1 }).innerText()
  const link = page.locator('main article a').first()
  await link.scrollIntoViewIfNeeded()
  const pointer = await middleOf(link)
  await page.mouse.move(pointer.x, pointer.y)
  await press(page, 1)
  await expect(page).toHaveURL(/\/spots\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list)
  const spot = page.url()
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  const inFooter = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
  await scrollUnder(page, inFooter('利用規約'), pointer)
  await press(page, 2)
  // A third click is intended.
  await scrollUnder(page, inFooter('ヘルプ'), pointer)
  await press(page, 3)
  await expect(page).toHaveURL('/help')
  expect(seen.filter((url) => new URL(url).pathname === '/about')).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(spot)
})

test('the second click of a double click works on a re-rendered control and on text', async ({ page }) => {
  await open(page, '/_/forms')
  await navigationReady(page)
  await page.evaluate(() => {
    const list = document.createElement('div')
    list.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9;background:#fff'
    let page = 1
    const draw = () => {
      list.innerHTML = `<button type="button">次へ</button><p>${page}ページ</p>`
      list.querySelector('button')?.addEventListener('click', () => {
        page += 1
        draw()
      })
    }
    draw()
    document.body.append(list)
  })
  await page.getByRole('button', { name: '次へ' }).dblclick()
  await expect(page.getByText('3ページ')).toBeVisible()
  await page.getByText('3ページ').dblclick()
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('')
})
