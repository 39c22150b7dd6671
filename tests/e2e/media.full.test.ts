import { randomIdentifier } from '#domain/text/identifier.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite, startSession } from './member.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a picture is searched, selected for an article and given an alternative text, and the focus returns (R36, R40)', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await startSession(page, 'publisher@tabishirube.test')}` }
  const made = await request.post(`${memberSite()}/v1/manage/article-pages`, {
    headers,
    data: { id: randomIdentifier() },
  })
  const { slug, id } = (await made.json()).data.document.manuscript
  await open(page, `/$/article-pages/${slug}`)
  await page.getByRole('button', { name: '画像を選ぶ' }).click()
  const picker = page.getByRole('dialog', { name: '主な画像を選ぶ' })
  await picker.getByLabel('画像をさがす').fill('兼六園')
  const found = picker.getByRole('list', { name: '画像', exact: true }).getByRole('button')
  await expect(found.first()).toContainText('兼六園')
  await found.first().click()
  await expect(picker.getByRole('heading', { name: 'この場所での説明' })).toBeFocused()
  await expectAccessible(page)
  const description = `雪を待つ兼六園 ${Date.now()}`
  await picker.getByLabel('説明文（代替テキスト）').fill(description)
  await picker.getByRole('button', { name: 'この画像を使う' }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: 'ほかの画像にする' })).toBeFocused()
  await expect(page.getByLabel('代替テキスト')).toHaveValue(description)

  // The library lists the draft once it is saved.
  const list = await request.get(`${memberSite()}/v1/manage/media?q=${encodeURIComponent('兼六園')}`, {
    headers,
  })
  const [media] = (await list.json()).data.media.list
  const usesOf = async () => {
    const answer = await request.get(`${memberSite()}/v1/manage/media/${media.id}/uses`, { headers })
    const { list: uses } = (await answer.json()).data.uses
    return uses.find((use: { id: string }) => use.id === id)
  }
  await page.getByLabel('代替テキスト').press('Tab')
  await expect
    .poll(usesOf, { timeout: 40_000 })
    .toMatchObject({ isDraft: true, isLive: false, places: ['hero'] })
})
