import type { Page } from '@playwright/test'
import { makeNextBuild, startFront } from '../deployments.ts'
import { serveOwnSite } from '../sites.ts'
import { expect, hydrated, lookedAfter, open, productionSite, requestsOf, test as site } from './fixtures.ts'

type Front = Awaited<ReturnType<typeof startFront>>
const NEXT = 'nextbuil'

const test = site.extend<{ front: Front }, { nextSite: URL }>({
  nextSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use, { workerIndex }) => {
      const name = `deployment-${workerIndex}`
      const site = await serveOwnSite(name, { dist: makeNextBuild(NEXT) })
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  front: async ({}, use) => {
    const front = await startFront(new URL(productionSite()))
    await use(front)
    front.stop()
  },
  baseURL: async ({ front }, use) => {
    await use(front.origin)
  },
})

// One file starts one more server; its tests take turns with it.
test.describe.configure({ mode: 'serial' })

const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })
const build = (page: Page) => page.locator('html').getAttribute('data-build')
const documents = (requests: string[]) => requests.filter((request) => request.startsWith('document'))

test('after a deployment the next link of an open tab lands on the new build, with favourites kept and no error (R163, R164)', async ({
  page,
  front,
  nextSite,
}) => {
  await open(page, '/spots/kinosaki-onsen')
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click()
  const old = await build(page)
  front.deploy(nextSite)
  const requests = requestsOf(page)
  await page.getByRole('link', { name: '宿', exact: true }).first().click()
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  await hydrated(page)
  expect(await build(page)).toBe(NEXT)
  expect(old).not.toBe(NEXT)
  expect(documents(requests)).toHaveLength(1)
  // And goes on from there as any tab does.
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/hotels\/./)
  expect(documents(requests)).toHaveLength(1)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: /お気に入りから外す/ }).first()).toBeVisible()
})

test('a tab that is used again asks for the newest build, and then loads documents (R163, R205)', async ({
  page,
  front,
  nextSite,
}) => {
  await open(page, '/')
  await lookedAfter(page)
  await page.clock.install()
  await page.clock.runFor(61_000)
  front.deploy(nextSite)
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await asked).finished()
  const requests = requestsOf(page)
  await hotels(page).click()
  await expect.poll(() => build(page)).toBe(NEXT)
  await expect(page).toHaveURL('/hotels')
  expect(requests.some((request) => request.includes('/_payload.json'))).toBe(false)
})

test('a tab that stays open asks every hour (R205)', async ({ page, front, nextSite }) => {
  await page.clock.install()
  await open(page, '/')
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.clock.resume()
  await manifest
  front.deploy(nextSite)
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.clock.runFor(3_600_000)
  await (await asked).finished()
  await hotels(page).click()
  await expect.poll(() => build(page)).toBe(NEXT)
})

test.describe('files that are gone', () => {
  // What a test intercepts the browser does not keep, and code that was kept is what an open tab has.
  test.use({ realPictures: true })
  test.use({ expectedErrors: /status of (404|401)|could not be loaded|dynamically imported/ })
  const isCode = (path: string) => /\/assets\/(chunks|static)\//.test(path)

  test('code that is gone loads the document once; pressed again at once, it shows the error page (R161, R162)', async ({
    page,
    front,
  }) => {
    await open(page, '/')
    await lookedAfter(page)
    front.remove(isCode)
    const requests = requestsOf(page)
    await hotels(page).click()
    await expect(page).toHaveURL('/hotels')
    // The document is complete without its code.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
    expect(documents(requests)).toHaveLength(1)
    await page.goBack()
    await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
    await lookedAfter(page)
    await hotels(page).click()
    await expect(page.getByText('ページの更新中にエラーが発生しました。')).toBeVisible()
    expect(documents(requests).filter((request) => request.endsWith('/hotels'))).toHaveLength(1)
    front.remove(() => false)
    await page.getByRole('button', { name: '再読み込み' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  })

  test('a page that is nothing without its code is loaded once more, then shows the error page and no loop (R161, R162)', async ({
    page,
    front,
  }) => {
    front.remove(isCode)
    const requests = requestsOf(page)
    await page.goto('/@/favorites/spots')
    await expect(page.getByText('ページの更新中にエラーが発生しました。')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents(requests)).toHaveLength(2)
    front.remove(() => false)
    await page.getByRole('button', { name: '再読み込み' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お気に入りのスポット')
  })
})
