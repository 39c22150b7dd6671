import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

/** An upload: a picture of the site itself. */
const aPhoto = async (page: Page) => {
  const path = '/cdn-cgi/image/width=2048,height=1024,fit=cover,gravity=0.5x0.5,format=auto'
  const response = await page.request.get(
    new URL(`${path}/https://images.tabishirube.example/drawn/sample.webp`, page.url()).href,
  )
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await response.body() }
}

const choose = async (page: Page) => {
  await page.getByLabel('場所の名前でさがす').fill('兼六園')
  await page.getByRole('heading', { name: '「兼六園」の場所' }).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^兼六園/ })
    .first()
    .click()
}

/** Scenes of travel records for a signed-in member. `open` waits for hydration. */
export const actionScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const begin = async (page: Page) => {
    await signIn(page)
    await open(page, '/@/travel/actions/new')
    await page.getByRole('button', { name: '記録する' }).waitFor()
  }
  return {
    'action-new': async (page: Page) => {
      await begin(page)
      await page.waitForLoadState('networkidle')
    },
    'action-chosen': async (page: Page) => {
      await begin(page)
      await choose(page)
    },
    action: async (page: Page) => {
      await begin(page)
      await choose(page)
      await page.getByText('くわしく書く').click()
      await page.getByRole('radio', { name: '5段階の4' }).check()
      await page.getByLabel('メモ').fill('雪吊りのはじまる季節。朝がいちばん静かでした。')
      await page.getByRole('button', { name: '記録する' }).click()
      await page.getByRole('link', { name: '記録を見る' }).click()
      const photo = await aPhoto(page)
      await page.getByLabel('写真を加える').setInputFiles([photo, photo, photo])
      await page.getByRole('list', { name: '写真' }).getByRole('img').nth(2).waitFor()
      await page.getByRole('list', { name: '送っている写真' }).waitFor({ state: 'hidden' })
    },
  }
}
