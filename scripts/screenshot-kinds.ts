import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

/** One of every kind, by the name of its picture. */
const FORMS = {
  'office-spot': '/$/spots/kanazawa-kenrokuen',
  'office-hotel': '/$/hotels/kinosaki-ryokan-yanagi-no-ha',
  'office-restaurant': '/$/restaurants/shippoku-maruzen-nagasaki',
  'office-activity': '/$/activities/kurushima-half-day-ride',
  'office-gift': '/$/gifts/akita-iburigakko',
  'office-goods': '/$/goods/walking-shoes',
} as const

/** Kinds without a page of their own: the first of their list. */
const LISTED = ['products', 'features', 'campaigns', 'sponsored-pages'] as const

/** The forms of the ten kinds, authors, and what prefectures recommend, for whoever may publish: `open` waits until React answers. */
export const kindScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const at = (path: string, isThere: string) => async (page: Page) => {
    await signIn(page)
    await open(page, path)
    await page.getByRole('main').getByText(isThere, { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  const section = (id: string) => async (page: Page) => {
    await at(FORMS['office-spot'], '営業時間と定休日')(page)
    await page.locator(`#section-${id}`).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  }
  const first = (plural: string) => async (page: Page) => {
    await signIn(page)
    await open(page, `/$/${plural}`)
    await page.getByRole('main').locator(`a[href^="/$/${plural}/"]`).first().click()
    await page.getByRole('navigation', { name: '入力欄の目次' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return {
    ...Object.fromEntries(Object.entries(FORMS).map(([name, path]) => [name, at(path, '名称')] as const)),
    ...Object.fromEntries(LISTED.map((plural) => [`office-${plural}`, first(plural)] as const)),
    'office-spot-hours': section('when'),
    'office-spot-facilities': section('facilities'),
    'office-authors': at('/$/authors', '早瀬 澪'),
    'office-author': at('/$/authors/new', '新しい書き手'),
    'office-picks': at('/$/prefecture-picks', '鳥取県'),
    'office-picks-empty': at('/$/prefecture-picks/tottori', '鳥取県のおすすめ'),
  }
}
