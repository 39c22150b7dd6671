import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

const ARTICLE = 'hokuriku-shinkansen-winter-three-days'

/** Shows printed sheets beside each other at half their size. */
const ON_A_TABLE = (columns: number) => `[data-sheets] {
  display: grid !important;
  grid-template-columns: repeat(${columns}, max-content) !important;
  gap: 24px !important;
  padding: 24px !important;
  background: #8b8172 !important;
  zoom: 0.5;
}`

/** Scenes of sharing and printing a guide for a signed-in member. `open` waits for hydration. */
export const sharingScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const guide = async (page: Page) => {
    await signIn(page)
    await open(page, `/@/travel/guides?article=${ARTICLE}`)
    await page.getByLabel('出発日', { exact: true }).fill('2027-02-05')
    await page.getByRole('button', { name: 'この行程で作る' }).click()
    await page.waitForURL(/guides\/a[0-9a-f-]+$/)
    await page.getByRole('button', { name: '共有', exact: true }).waitFor()
  }
  const share = async (page: Page) => {
    await guide(page)
    await page.getByRole('button', { name: '共有', exact: true }).click()
    await page.getByRole('button', { name: '共有リンクを作る' }).waitFor()
  }
  const sharedLink = async (page: Page) => {
    await share(page)
    await page.getByRole('checkbox', { name: 'メモ', exact: true }).check()
    await page.getByRole('button', { name: '共有リンクを作る' }).click()
    await page.getByRole('button', { name: 'リンクをコピー' }).waitFor()
  }
  const print = async (page: Page) => {
    await guide(page)
    await open(page, `${new URL(page.url()).pathname}/print`)
    await page.getByText(/^全\d+ページ/).waitFor()
  }
  const folded = async (page: Page) => {
    await print(page)
    await page.getByLabel('A4 1枚に8ページ（折って本にする）').check()
    await page.getByRole('heading', { name: '折り方' }).waitFor()
  }
  const onATable = async (page: Page, columns: number, size: { width: number; height: number }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(size)
    // The content security policy forbids `<style>`, but not adopted stylesheets.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, ON_A_TABLE(columns))
    await page.waitForLoadState('networkidle')
  }
  return {
    'guide-share': share,
    'guide-shared-link': sharedLink,
    'guide-print': print,
    'guide-print-folded': folded,
    'guide-printed': async (page: Page) => {
      await print(page)
      await onATable(page, 4, { width: 1648, height: 1155 })
    },
    'guide-printed-folded': async (page: Page) => {
      await folded(page)
      await onATable(page, 1, { width: 587, height: 420 })
    },
    'shared-guide': async (page: Page) => {
      await sharedLink(page)
      await open(page, new URL(await page.getByLabel('共有リンク', { exact: true }).inputValue()).pathname)
      await page.waitForLoadState('networkidle')
    },
  }
}
