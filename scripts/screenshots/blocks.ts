import type { Page } from '@playwright/test'
import { SAMPLE_BODY } from '#pages/_/forms/sample-body.ts'

type Open = (page: Page, path: string) => Promise<void>
type Fields = { blocks: unknown[] } & Record<string, unknown>

const ARTICLE = 'aizu-two-days-by-train'
/** A draft for screenshots, so that no sample article changes. */
const DRAFT = 'ab10c000-0000-4000-8000-000000000001'
const LONG =
  '湯けむりの立つ川沿いの町を、朝から夜まで歩いて、七つの外湯と三つの橋と、柳の並木と、名物のお昼と、蔵の並ぶ通りと、帰りの列車の時刻まで、ひと続きに案内する、とても長い見出しの一つです'

const surface = (page: Page) => page.getByRole('textbox', { name: '本文', exact: true })

/** Scenes of the block editor for a publisher. */
export const blockScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const begin = async (page: Page, change: (fields: Fields) => Partial<Fields> = () => ({})) => {
    await signIn(page)
    const pendingRequest = page.waitForRequest((request) => request.url().includes('/v1/manage/'))
    await open(page, '/$')
    const headers = { authorization: (await pendingRequest).headers().authorization ?? '' }
    const url = (path: string) => new URL(`/v1/manage/article-pages${path}`, page.url()).href
    const document = async (path: string) =>
      (await (await page.request.get(url(path), { headers })).json()).data.document
    await page.request.post(url(''), { headers, data: { id: DRAFT } })
    const { fields } = await document(`/by-slug/${ARTICLE}`)
    const { manuscript } = await document(`/${DRAFT}`)
    const data = {
      version: manuscript.version,
      fields: { ...fields, slug: 'sample-of-blocks', ...change(fields) },
    }
    await page.request.patch(url(`/${DRAFT}`), { headers, data })
    await open(page, `/$/article-pages/${DRAFT}`)
    await surface(page).waitFor()
    await page.waitForLoadState('networkidle')
    const note = page.getByRole('button', { name: 'お知らせを閉じる' })
    if (await note.isVisible()) await note.click()
  }
  /** Waits until animations have ended. */
  const rest = (page: Page) => page.waitForTimeout(400)
  const atEnd = async (page: Page, typed: string) => {
    await surface(page).locator('> p').last().click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.keyboard.type(typed)
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    'article-body': async (page: Page) => {
      await begin(page)
      await surface(page).locator('[role=group]').first().click()
      await rest(page)
    },
    'article-menu': async (page: Page) => {
      await begin(page)
      await atEnd(page, '/')
      await page.getByRole('listbox').waitFor()
      await rest(page)
    },
    'article-insert': async (page: Page) => {
      await begin(page)
      await surface(page).locator('p').first().click()
      await press(page, '＋ブロック')
      await page.getByRole('dialog').waitFor()
      await rest(page)
    },
    'article-link': async (page: Page) => {
      await begin(page)
      await atEnd(page, '会津若松')
      await page.keyboard.press('Shift+Home')
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog').getByLabel('アドレス').fill('/spots/nowhere')
      await page.getByText('見つかりません').waitFor()
      await rest(page)
    },
    'article-warnings': async (page: Page) => {
      await begin(page, () => ({ blocks: SAMPLE_BODY.slice(-2) }))
      await atEnd(page, `## ${LONG}`)
      await page.getByText('見出しは80文字までです。').first().waitFor()
      await rest(page)
    },
    'article-course': async (page: Page) => {
      await begin(page, () => ({ blocks: [...SAMPLE_BODY] }))
      await surface(page)
        .getByRole('group', { name: /^モデルコース/ })
        .click()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await rest(page)
    },
  }
}
