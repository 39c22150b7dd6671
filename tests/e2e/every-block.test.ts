import type { Page } from '@playwright/test'
import { Block, Blocks, type BlockType } from '#domain/blocks/block.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { isFullRun } from '../full-run.ts'
import { rulesOn, TAGS, violations } from './accessible.ts'
import { BLOCK_FORMS } from './block-forms.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { aDraft, signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are asked for by destructuring
  baseURL: async ({}, use) => use(memberSite()),
})

type Kept = { id: string; type: string; data: Record<string, unknown> }

const WRITTEN = ['paragraph', 'heading', 'list', 'quote', 'callout', 'table', 'faq', 'prNotice']
/** Cells that are written, what is picked, and fields in rows; pictures and addresses are put in in article-writing.test.ts. */
const IN_EVERY_RUN: readonly BlockType[] = ['table', 'spotCard', 'ranking']
const FORMS = BLOCK_FORMS.filter(({ type }) => isFullRun || IN_EVERY_RUN.includes(type))
const isChosen = (type: BlockType) => !WRITTEN.includes(type)

const surface = (page: Page) => page.getByRole('textbox', { name: '本文', exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: 'ブロックの候補' }).getByRole('option')

/** A line of its own below everything, and the menu on it with what is typed to find a block. */
const look = async (page: Page, words: string) => {
  await expect(surface(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.type(`/${words}`)
  await expect(options(page).first()).toBeVisible()
}

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('[data-save]')).toHaveText(/^保存しました/)
}

test('every kind of block is made by keys from the menu, kept, and the same after a reload; one from a newer build stays (R36)', async ({
  page,
}) => {
  test.slow()
  const office = await signInAsStaff(page, 'editor')
  const beyond = { type: 'hologram', since: 3, data: { z: 1, a: '<b>' }, id: randomIdentifier() }
  const { manuscript } = await aDraft(office, 'article-pages', { title: '全部入り', blocks: [beyond] })
  const kept = async () => {
    const { document } = (await office.get(`article-pages/${manuscript.id}`)) as {
      document: ManuscriptDocument
    }
    return document.fields.blocks as Kept[]
  }
  await open(page, `/$/article-pages/${manuscript.id}`)
  await expect(surface(page).getByRole('group', { name: '編集できないブロック：hologram' })).toBeVisible()
  await surface(page).locator('> p').last().click()
  for (const { type, words, fill } of FORMS) {
    await look(page, words)
    await page.keyboard.press('Enter')
    await fill(page)
    // What is chosen, not written, leaves the caret below it.
    if (isChosen(type)) await page.keyboard.type(`${words}の下`)
  }
  await save(page)
  const [first, ...written] = await kept()
  expect(JSON.stringify(first)).toBe(JSON.stringify(beyond))
  expect(Blocks.safeParse(written).error?.issues).toBeUndefined()
  expect(written.map(({ type, data }) => (/の下"/.test(JSON.stringify(data)) ? 'below' : type))).toEqual(
    FORMS.flatMap(({ type }) => (isChosen(type) ? [type, 'below'] : [type])),
  )
  const types = Block.def.options.map(({ shape }) => shape.type.value)
  expect(new Set(BLOCK_FORMS.map(({ type }) => type))).toEqual(new Set(types))
  expect(written.find(({ type }) => type === 'ranking')?.data.items).toMatchObject([
    { title: '駅弁二' },
    { title: '駅弁一' },
  ])

  // Nothing of it is another after it was read again, and written on.
  await page.reload()
  await expect(surface(page).locator('aside[aria-label^="スポット："]')).toBeVisible()
  await surface(page).locator('> p').last().click()
  await look(page, 'だんらく')
  for (const width of isFullRun ? [1280, 390] : [])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const body = rulesOn(page).include('[data-block-editor]').withTags(TAGS)
      expect(await violations(body), `${width} ${colorScheme}`).toEqual([])
    }
  await page.keyboard.press('Enter')
  await page.keyboard.type('おわりに')
  await save(page)
  const again = await kept()
  expect(JSON.stringify(again.slice(0, -1))).toBe(JSON.stringify([first, ...written]))
  expect(again.at(-1)?.data.text).toEqual([{ text: 'おわりに', marks: [] }])
})
