import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

/** An upload: a picture of the site itself. */
const aPhoto = async (page: Page, name: string) => {
  const path = '/cdn-cgi/image/width=1024,height=512,fit=cover,gravity=0.5x0.5,format=auto'
  const response = await page.request.get(
    new URL(`${path}/https://images.tabishirube.example/drawn/sample.webp`, page.url()).href,
  )
  return { name, mimeType: 'image/jpeg', buffer: await response.body() }
}

/** Waits until all visible pictures are loaded. */
const settle = async (page: Page) => {
  const close = page.getByRole('button', { name: 'お知らせを閉じる' })
  if (await close.count()) await close.click()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom < 0 || top > innerHeight
    }),
  )
}

const pictures = (page: Page) => page.getByRole('list', { name: '画像', exact: true }).first()

/** Scenes of the media library for an editor. */
export const mediaScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const library = async (page: Page, query = '') => {
    await signIn(page)
    await open(page, `/$/media${query}`)
    await settle(page)
  }
  const one = async (page: Page) => {
    await library(page, `?q=${encodeURIComponent('城崎温泉')}`)
    await pictures(page).getByRole('link').last().click()
    await page.getByRole('heading', { name: '切り抜きの見え方' }).waitFor()
    await settle(page)
  }
  return {
    'office-media': (page: Page) => library(page),
    'office-media-table': (page: Page) => library(page, `?view=list&q=${encodeURIComponent('温泉')}`),
    'office-media-nothing': (page: Page) => library(page, '?incomplete=1&to=2001-01-01'),
    'office-media-uploads': async (page: Page) => {
      await library(page)
      const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      await page
        .getByLabel('画像を加える')
        .setInputFiles([
          await aPhoto(page, '外湯めぐり.jpg'),
          { name: '地図.svg', mimeType: 'image/svg+xml', buffer: vector },
        ])
      await page.getByRole('button', { name: '一覧を閉じる' }).waitFor()
      await settle(page)
    },
    'office-media-edit': one,
    'office-media-picker': async (page: Page) => {
      await one(page)
      await page.getByRole('button', { name: 'ほかの画像に差し替える' }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await settle(page)
    },
    'office-media-replace': async (page: Page) => {
      await one(page)
      await page.getByRole('button', { name: 'ほかの画像に差し替える' }).click()
      const picker = page.getByRole('dialog')
      await picker.getByLabel('画像をさがす').fill('湯の峰温泉')
      await picker.getByRole('status').filter({ hasText: /^1枚$/ }).waitFor()
      await picker.getByRole('list', { name: '画像', exact: true }).getByRole('button').click()
      await page.getByRole('button', { name: '差し替える', exact: true }).waitFor()
      await page.getByRole('heading', { name: '差し替えの確認' }).scrollIntoViewIfNeeded()
      await settle(page)
    },
  }
}
