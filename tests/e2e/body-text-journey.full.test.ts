import { expectAccessible } from './accessible.ts'
import { beginArticle, order } from './article-writing.ts'
import { expect, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { dialog, paste, surface } from './sample-body.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

test('from a new manuscript: an article is pasted as Markdown, nested, corrected and looked up by keyboard', async ({
  page,
}) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await beginArticle(page, '打って貼る記事')
  await surface(page).click()
  await paste(surface(page), {
    'text/plain': '## 外湯\n\n**七つ**の外湯があります。\n\n- 一の湯\n- 洞窟風呂',
  })
  await expect.poll(() => order(page)).toEqual(['外湯', '七つの外湯があります。', '一の湯洞窟風呂'])
  const cave = surface(page).getByText('洞窟風呂')
  await cave.click()
  await page.keyboard.press('Tab')
  await expect(cave).toHaveAttribute('data-depth', '1')
  await page.keyboard.press('ControlOrMeta+h')
  const panel = page.getByRole('search', { name: '本文のなかをさがす' })
  await page.keyboard.type('外湯')
  await expect(panel.getByRole('status')).toHaveText('2か所')
  await panel.getByRole('textbox', { name: '置きかえる言葉' }).fill('共同浴場')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'すべて置きかえる' }).click()
  await expect.poll(() => order(page)).toEqual(['共同浴場', '七つの共同浴場があります。', '一の湯洞窟風呂'])
  await page.keyboard.press('Escape')
  await expect(surface(page)).toBeFocused()
  // Out of the text, `?` lists the same keys.
  await page.getByRole('heading', { level: 1 }).first().click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('?')
  const help = dialog(page, 'キーボードの使いかた')
  await expect(help.getByRole('heading', { name: '本文：一覧と表' })).toBeVisible()
  await expect(help.getByText('言葉を置きかえる')).toBeVisible()
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('on a phone lists, line breaks and the search are in the tools', async ({ page }) => {
    test.slow()
    await signInAsStaff(page, 'editor')
    await beginArticle(page, '電話で書く記事')
    await surface(page).click()
    await page.keyboard.type('- 湯')
    await page.keyboard.press('Enter')
    await page.keyboard.type('宿')
    const tools = page.getByRole('toolbar', { name: '本文の道具' })
    await tools.getByRole('button', { name: '深く' }).tap()
    await expect(surface(page).getByText('宿')).toHaveAttribute('data-depth', '1')
    await tools.getByRole('button', { name: '改行' }).tap()
    await page.keyboard.type('湯')
    await expect(surface(page).locator('li br')).toHaveCount(1)
    await tools.getByRole('button', { name: '検索' }).tap()
    const panel = page.getByRole('search', { name: '本文のなかをさがす' })
    await page.keyboard.type('湯')
    await expect(panel.getByRole('status')).toHaveText('2か所')
    await panel.getByRole('button', { name: '次の言葉へ' }).tap()
    await expect(panel.getByRole('status')).toHaveText('1 / 2か所')
    await expectAccessible(page)
    await panel.getByRole('button', { name: '検索を閉じる' }).tap()
    await expect(surface(page)).toBeFocused()
  })
})
