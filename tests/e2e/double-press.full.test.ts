import { expect, navigationReady, open, test } from './fixtures.ts'

test.use({ serverDev: true, viewport: { width: 390, height: 844 } })

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
