import type { Page } from '@playwright/test'
import { addDays, japanTime } from '#domain/date/japan-time.ts'

type Open = (page: Page, path: string) => Promise<void>
type Scene = (page: Page) => Promise<void>

const COURSE = '/@/travel/guides?article=hokuriku-shinkansen-winter-three-days'

const inDays = (days: number): string => addDays(japanTime(new Date()).date, days)

const make = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/guides\/a/)
}

/** Scenes of the list of guides, and of creating one. */
export function makingScenes(signedIn: Scene, open: Open): Record<string, Scene> {
  /** Creates two guides of the member, one from a template and one from an article, unless they exist. */
  const withGuides = async (page: Page) => {
    await signedIn(page)
    await open(page, '/@/travel/guides')
    if (await page.getByRole('link', { name: '年の瀬の湯めぐり' }).isVisible()) return
    await open(page, '/@/travel/guides?new=template')
    await page.getByLabel('しおりの名前').fill('年の瀬の湯めぐり')
    await page.getByLabel('出発日').fill(inDays(37))
    await make(page, 'しおりを作る')
    await open(page, COURSE)
    await page.getByLabel('出発日').fill(inDays(10))
    await make(page, 'この行程で作る')
  }
  const shown = (path: string, heading: string | RegExp) => async (page: Page) => {
    await signedIn(page)
    await open(page, path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return {
    /** The empty list, without deleting the member's guides. */
    'guides-empty': async (page) => {
      const guides = { list: [], meta: { total: 0, limit: 100 } }
      await page.route('**/v1/travel/guides?*', (route) => route.fulfill({ json: { data: { guides } } }))
      await shown('/@/travel/guides', '記事のモデルコースから')(page)
    },
    'guides-new': shown('/@/travel/guides?new=template', '新しいしおりを作る'),
    'guides-course': shown(COURSE, '記事の行程からしおりを作る'),
    guides: async (page) => {
      await withGuides(page)
      await open(page, '/@/travel/guides')
      await page.getByRole('heading', { name: /^これから/ }).waitFor()
    },
    'guides-add': async (page) => {
      await withGuides(page)
      await open(page, '/spots/kinosaki-onsen')
      await page.getByRole('link', { name: /^しおりに追加/ }).click()
      await page.getByRole('button', { name: /^1日目/ }).waitFor()
    },
  }
}
