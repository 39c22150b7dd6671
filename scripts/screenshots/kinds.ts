import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

/** One content of each kind, by the name of its screenshot. */
const FORMS = {
  'office-spot': '/$/spots/kanazawa-kenrokuen',
  'office-hotel': '/$/hotels/kinosaki-ryokan-yanagi-no-ha',
  'office-restaurant': '/$/restaurants/shippoku-maruzen-nagasaki',
  'office-activity': '/$/activities/kurushima-half-day-ride',
  'office-gift': '/$/gifts/akita-iburigakko',
  'office-goods': '/$/goods/walking-shoes',
} as const

/** Kinds without a page of their own: the first of their list. */
const LISTED = ['products', 'themes', 'features', 'series', 'campaigns', 'sponsored-pages'] as const

/** Scenes of the forms of the twelve kinds, authors and prefecture recommendations for a publisher. `open` waits for hydration. */
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
  const first = (plural: string, isThere: string) => async (page: Page) => {
    await signIn(page)
    await open(page, `/$/${plural}`)
    const entries = page.getByRole('main').locator(`a[href^="/$/${plural}/"]:not([href$="/new"])`)
    await entries.first().click()
    await page.getByRole('main').getByText(isThere, { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  /** Invalid values: errors appear at the fields and above, and nothing is sent. */
  const problems = async (page: Page) => {
    await at(FORMS['office-spot'], '営業時間と定休日')(page)
    for (const [label, wrong] of [
      ['公式サイト', 'https:/'],
      ['滞在のめやす', '半日'],
    ] as const) {
      await page.getByRole('main').getByLabel(label, { exact: true }).fill(wrong)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('group', { name: '入力の誤り' }).scrollIntoViewIfNeeded()
    await page.locator('[data-save="half"]').waitFor()
  }
  const search = async (page: Page, query: string) => {
    await page.getByRole('button', { name: 'さがして加える' }).click()
    await page.getByRole('combobox', { name: '名前でさがす' }).fill(query)
    await page
      .getByRole('option', { name: new RegExp(query) })
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
  }
  const picks = async (page: Page, ...chosen: string[]) => {
    await at('/$/prefecture-picks/tottori', '鳥取県のおすすめ')(page)
    for (const query of chosen) {
      await search(page, query)
      await page
        .getByRole('option', { name: new RegExp(query) })
        .first()
        .click()
    }
  }
  return {
    ...Object.fromEntries(Object.entries(FORMS).map(([name, path]) => [name, at(path, '名称')] as const)),
    ...Object.fromEntries(
      LISTED.map((plural) => [`office-${plural}`, first(plural, '出どころと広告')] as const),
    ),
    'office-spot-hours': section('when'),
    'office-spot-facilities': section('facilities'),
    'office-authors': at('/$/authors', '早瀬 澪'),
    'office-spot-problems': problems,
    'office-author': first('authors', '紹介文'),
    'office-author-new': at('/$/authors/new', '新しい書き手'),
    'office-picks': at('/$/prefecture-picks', '鳥取県'),
    'office-picks-empty': (page: Page) => picks(page),
    'office-picks-chosen': (page: Page) => picks(page, '鳥取砂丘', '倉吉白壁土蔵群'),
    'office-picker': async (page: Page) => {
      await picks(page)
      await search(page, '温泉')
    },
  }
}
