import sharp from 'sharp'
import { expect, open, test } from './fixtures.ts'
import { tokenOf } from './login.ts'
import { memberSite, newMember, signInByMail } from './member.ts'
import { copied, memberWithGuide } from './offline.ts'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[0149]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#4d6b3c' } })
    .jpeg()
    .toBuffer()

test('records created offline are listed, changed and deleted, survive a reload and the end of the session, are not shown to others, and are sent once with their photos (R51)', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(150_000)
  const { mail } = await memberWithGuide(request)
  const recordsOf = async (of: string) => {
    const headers = { authorization: `Bearer ${await tokenOf(request, of, 'AccessToken')}` }
    const answer = await request.get(`${memberSite()}/v1/travel/actions?limit=100`, { headers })
    const { list } = (await answer.json()).data.travelActions
    return list.map(({ title, photos }: { title: string; photos: unknown[] }) => [title, photos.length])
  }
  await signInByMail(page, mail)
  await copied(page)
  await context.setOffline(true)

  const main = page.getByRole('main')
  const write = async (title: string, photos: number) => {
    await main.getByLabel('場所の名前でさがす').fill(title)
    await main.getByRole('button', { name: `「${title}」のまま記録する` }).click()
    if (photos > 0) {
      await main.getByText(/^くわしく書く/).click()
      const buffer = await photo()
      const files = Array.from({ length: photos }, (_, at) => ({
        name: `${at + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      }))
      await main.getByLabel('写真を加える').setInputFiles(files)
    }
    await main.getByRole('button', { name: '記録する', exact: true }).click()
    await expect(main.getByRole('heading', { name: '記録しました' })).toBeVisible()
    await expect(main.getByText('未送信です。この端末に保存しています。')).toBeVisible()
  }
  await open(page, '/@/home/topics')
  await main.getByRole('link', { name: /^旅の記録/ }).click()
  await write('川辺の朝ごはん', 2)
  await expect(main.getByText('未送信です。つながると送ります。')).toHaveCount(2)
  await main.getByRole('button', { name: '続けて記録する' }).click()
  await write('まちがえた記録', 0)

  // Listed at once and after a reload; edited and deleted before anything is sent.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (...call) => (sessionStorage.getItem('lost') ? new Promise(() => {}) : fetch(...call))
  })
  // The server does not answer: after some seconds the account stored on the device is shown, by all parts at once.
  await page.evaluate(() => sessionStorage.setItem('lost', 'true'))
  await open(page, '/@/home/topics')
  const unsent = main.getByRole('region', { name: '未送信の記録' })
  await expect(unsent.getByText('未送信', { exact: true })).toHaveCount(2)
  await unsent.getByRole('link', { name: 'まちがえた記録' }).click()
  await main.getByRole('button', { name: '削除する' }).click()
  await expect(main.getByRole('heading', { name: '記録を削除しました' })).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('lost'))
  await open(page, '/@/stats/usage')
  await unsent.getByRole('link', { name: '川辺の朝ごはん' }).click()
  await main.getByRole('button', { name: '編集する' }).click()
  await main.getByLabel('場所やしたことの名前').fill('鴨川の朝ごはん')
  await main.getByRole('button', { name: '保存する' }).click()
  await expect(main.getByRole('heading', { level: 1, name: '鴨川の朝ごはん' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('heading', { level: 1, name: '鴨川の朝ごはん' })).toBeVisible()
  await expect(main.getByRole('list', { name: '送っている写真' }).getByRole('listitem')).toHaveCount(2)
  expect(await recordsOf(mail)).toEqual([])

  // The session expires, and another member signs in: nothing is shown to them or sent.
  await context.clearCookies({ name: /CognitoIdentityServiceProvider/ })
  await context.setOffline(false)
  await open(page, '/@/home/topics')
  await expect(main.getByRole('link', { name: 'ログイン' })).toBeVisible()
  const other = await newMember(request)
  await signInByMail(page, other)
  await expect(main.getByRole('link', { name: /^旅の記録/ })).toBeVisible()
  await copied(page)
  await expect(main.getByText('鴨川の朝ごはん')).toHaveCount(0)
  expect(await recordsOf(other)).toEqual([])
  expect(await recordsOf(mail)).toEqual([])
  await open(page, '/@/logout')
  await main.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL('/')

  // Back, everything is sent in order. The first responses are lost, and nothing is duplicated.
  const lost = new Set<string>()
  await page.route(/\/v1\/travel\/actions(\/[^/]+\/photos\/[^/]+)?$/, async (route) => {
    const key = `${route.request().method()} ${route.request().url()}`
    if (route.request().method() === 'GET' || lost.has(key)) return route.continue()
    lost.add(key)
    await route.fetch()
    return route.abort()
  })
  await signInByMail(page, mail)
  await expect.poll(() => recordsOf(mail), { timeout: 40_000 }).toEqual([['鴨川の朝ごはん', 2]])
  await expect(unsent).toBeHidden()
  await expect(main.getByRole('link', { name: '鴨川の朝ごはん' })).toBeVisible()
  expect(lost.size).toBe(3)
})
