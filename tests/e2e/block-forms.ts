import { expect, type Locator, type Page } from '@playwright/test'
import type { BlockType } from '#domain/blocks/block.ts'

/** The text that finds a block in the menu, and how to fill in its form. */
type BlockForm = { type: BlockType; keyword: string; fill: (page: Page) => Promise<void> }

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const write =
  (...texts: string[]) =>
  async (page: Page) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Enter')
      await page.keyboard.type(text)
    }
  }

/** Fills in the fields of a block and confirms with Enter. */
const inForm = (name: string, fill: (form: Locator, page: Page) => Promise<void>) => async (page: Page) => {
  const form = dialog(page, `${name}の編集`)
  await fill(form, page)
  await form.getByRole('button', { name: '決定', exact: true }).press('Enter')
  await expect(form).toBeHidden()
}

const picture = async (page: Page) => {
  const picker = dialog(page, '本文の画像を選ぶ')
  await picker.getByRole('list', { name: '画像', exact: true }).getByRole('button').first().press('Enter')
  await picker.getByLabel('説明文（代替テキスト）').fill('川と柳')
  // The first picture may be one that another test has just uploaded.
  await picker.getByLabel('クレジット').fill('編集部')
  await picker.getByRole('button', { name: 'この画像を使う' }).press('Enter')
  await expect(picker).toBeHidden()
}

const pick = async (page: Page, title: string | RegExp, keyword: string) => {
  const picker = dialog(page, title)
  await picker.getByRole('combobox', { name: '名前でさがす' }).fill(keyword)
  await picker.getByRole('listbox', { name: '見つかったもの' }).getByRole('option').first().click()
  await expect(picker).toBeHidden()
}

const card = (type: BlockType, keyword: string): BlockForm => ({
  type,
  keyword,
  fill: (page) => pick(page, /を選ぶ$/, 'の'),
})

/** One row per text, each with its fields. */
const rows = async (form: Locator, add: string, fields: Record<string, string>[]) => {
  for (const [index, row] of fields.entries()) {
    await form.getByRole('button', { name: add }).press('Enter')
    for (const [label, text] of Object.entries(row)) await form.getByLabel(label).nth(index).fill(text)
  }
}

/** All kinds of blocks. */
export const BLOCK_FORMS: readonly BlockForm[] = [
  { type: 'heading', keyword: 'おおみだし', fill: write('朝の町') },
  { type: 'paragraph', keyword: 'だんらく', fill: write('川に沿って歩きます。') },
  { type: 'list', keyword: '箇条書き', fill: write('一の湯', '鴻の湯') },
  { type: 'quote', keyword: 'いんよう', fill: write('引いた言葉') },
  { type: 'callout', keyword: '囲み', fill: write('傘を借りられます') },
  {
    type: 'table',
    keyword: 'ひょう',
    fill: async (page) => {
      for (const text of ['外湯', '料金', '一の湯', '900円', '鴻の湯', '900円']) {
        await page.keyboard.type(text)
        if (text !== '900円') await page.keyboard.press('Tab')
        else await page.keyboard.press('ArrowDown')
      }
    },
  },
  { type: 'faq', keyword: 'faq', fill: write('雨でも歩けますか', '歩けます') },
  { type: 'prNotice', keyword: 'こうこく', fill: write('提供：城崎の宿') },
  { type: 'divider', keyword: 'くぎり', fill: async () => {} },
  {
    type: 'image',
    keyword: '画像',
    fill: inForm('画像', async (form, page) => {
      await form.getByRole('button', { name: '画像を選ぶ' }).press('Enter')
      await picture(page)
    }),
  },
  {
    type: 'gallery',
    keyword: 'ギャラリー',
    fill: inForm('画像のならび', async (form, page) => {
      for (const _ of [1, 2]) {
        await form.getByRole('button', { name: '画像を追加' }).press('Enter')
        await picture(page)
      }
    }),
  },
  card('spotCard', 'すぽっと'),
  card('hotelCard', 'やど'),
  card('restaurantCard', 'しょくじ'),
  card('activityCard', 'たいけん'),
  card('giftCard', 'おみやげ'),
  card('goodsCard', 'どうぐ'),
  card('articleCard', 'きじ'),
  {
    type: 'ranking',
    keyword: 'ランキング',
    fill: inForm('ランキング', async (form) => {
      await form.getByLabel('題').fill('駅弁2選')
      await rows(form, '順位を追加', [
        { 名前: '駅弁一', ひとこと: '軽い' },
        { 名前: '駅弁二', ひとこと: '重い' },
      ])
      await form.getByRole('button', { name: '順位2を上へ' }).press('Enter')
    }),
  },
  {
    type: 'timeline',
    keyword: 'モデル',
    fill: inForm('モデルコース', async (form) => {
      await form.getByLabel('題').fill('一日')
      await rows(form, '行程を追加', [
        { 時刻: '08:00', すること: '一の湯' },
        { 時刻: '09:00', すること: '鴻の湯' },
      ])
    }),
  },
  {
    type: 'map',
    keyword: 'ちず',
    fill: inForm('地図', async (form, page) => {
      await form.getByLabel('題').fill('歩く場所')
      await form.getByRole('button', { name: '場所を追加' }).press('Enter')
      await pick(page, 'サイトの中から選ぶ', '城崎')
    }),
  },
  {
    type: 'affiliateButton',
    keyword: 'よやく',
    fill: inForm('予約・購入のボタン', async (form) => {
      await form.getByLabel('ボタンの言葉').fill('空室を見る')
      await form.getByLabel('リンク先のURL').fill('https://example.jp/')
    }),
  },
  {
    type: 'embed',
    keyword: 'うめこみ',
    fill: inForm('動画・投稿の埋め込み', async (form) => {
      await form.getByLabel('動画・投稿のアドレス').fill('https://youtu.be/aWa0d0Ri_26')
      await expect(form.getByText('YouTubeの動画です。')).toBeVisible()
      await form.getByLabel('題').fill('川の音')
    }),
  },
]
