import type { Page } from '@playwright/test'
import { Block, Blocks, type BlockType } from '#domain/blocks/block.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { rulesOn, TAGS, violations } from './accessible.ts'
import { BLOCK_FORMS } from './block-forms.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { createDraft, signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(memberSite()),
})

type StoredBlock = { id: string; type: string; data: Record<string, unknown> }

const WRITTEN = ['paragraph', 'heading', 'list', 'quote', 'callout', 'table', 'faq', 'prNotice']
const isChosen = (type: BlockType) => !WRITTEN.includes(type)

const surface = (page: Page) => page.getByRole('textbox', { name: '本文', exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: 'ブロックの候補' }).getByRole('option')

/** Adds a line at the end and opens the block menu with a text. */
const insertBlock = async (page: Page, keyword: string) => {
  await expect(surface(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.type(`/${keyword}`)
  await expect(options(page).first()).toBeVisible()
}

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('[data-save]')).toHaveText(/^保存しました/)
}

test('every block type is inserted by keyboard from the menu, saved, and unchanged after a reload; an unknown block is preserved (R36)', async ({
  page,
}) => {
  test.slow()
  const office = await signInAsStaff(page, 'editor')
  const beyond = { type: 'hologram', since: 3, data: { z: 1, a: '<b>' }, id: randomIdentifier() }
  const { manuscript } = await createDraft(office, 'article-pages', { title: '全部入り', blocks: [beyond] })
  const storedBlocks = async () => {
    const { document } = (await office.get(`article-pages/${manuscript.id}`)) as {
      document: ManuscriptDocument
    }
    return document.fields.blocks as StoredBlock[]
  }
  await open(page, `/$/article-pages/${manuscript.id}`)
  await expect(surface(page).getByRole('group', { name: '編集できないブロック：hologram' })).toBeVisible()
  await surface(page).locator('> p').last().click()
  for (const { type, keyword, fill } of BLOCK_FORMS) {
    await insertBlock(page, keyword)
    await page.keyboard.press('Enter')
    await fill(page)
    // After inserting a block with a form, the caret is below it.
    if (isChosen(type)) await page.keyboard.type(`${keyword}の下`)
  }
  await save(page)
  const [first, ...written] = await storedBlocks()
  expect(JSON.stringify(first)).toBe(JSON.stringify(beyond))
  expect(Blocks.safeParse(written).error?.issues).toBeUndefined()
  expect(written.map(({ type, data }) => (/の下"/.test(JSON.stringify(data)) ? 'below' : type))).toEqual(
    BLOCK_FORMS.flatMap(({ type }) => (isChosen(type) ? [type, 'below'] : [type])),
  )
  const types = Block.def.options.map(({ shape }) => shape.type.value)
  expect(new Set(BLOCK_FORMS.map(({ type }) => type))).toEqual(new Set(types))
  expect(written.find(({ type }) => type === 'ranking')?.data.items).toMatchObject([
    { title: '駅弁二' },
    { title: '駅弁一' },
  ])

  // Nothing changes after the body was read and edited again.
  await page.reload()
  await expect(surface(page).locator('aside[aria-label^="スポット："]')).toBeVisible()
  await surface(page).locator('> p').last().click()
  await insertBlock(page, 'だんらく')
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const body = rulesOn(page).include('[data-block-editor]').withTags(TAGS)
      expect(await violations(body), `${width} ${colorScheme}`).toEqual([])
    }
  await page.keyboard.press('Enter')
  await page.keyboard.type('おわりに')
  await save(page)
  const again = await storedBlocks()
  expect(JSON.stringify(again.slice(0, -1))).toBe(JSON.stringify([first, ...written]))
  expect(again.at(-1)?.data.text).toEqual([{ text: 'おわりに', marks: [] }])
})
