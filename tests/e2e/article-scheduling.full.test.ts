import { formatDateTimeInput } from '#domain/date/date.ts'
import type { SiteServer } from '#scripts/local/serve.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { sitemapAddress } from '#worker/syndication/sitemaps.ts'
import { serveOwnSite } from '../sites.ts'
import { rulesOn, TAGS, violations } from './accessible.ts'
import { expect, open, test as site } from './fixtures.ts'
import { createDraft, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A server whose clock the test controls. */
const test = site.extend<object, { own: SiteServer }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { workerIndex }) => {
      const own = await serveOwnSite(`scheduling-${workerIndex}`)
      await use(own)
      await own.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url.origin.replace('127.0.0.1', 'localhost')),
})

// Serial: each file starts at most one more server.
test.describe.configure({ mode: 'serial' })

test('a scheduled article is published at its minute, not a second earlier, and ends at its end (R38, R39)', async ({
  page,
  own,
}) => {
  const office = await signInAsStaff(page, 'publisher')
  const { fields } = await wholeArticle(page, '初雪')
  const { manuscript } = await createDraft(office, 'article-pages', fields)
  await open(page, `/$/article-pages/${manuscript.id}`)
  const panel = page.getByRole('region', { name: '公開', exact: true })
  const plan = panel.getByRole('button', { name: '公開を予約する' })
  await plan.press('Enter')
  const form = panel.getByRole('group', { name: '公開の予約' })
  const [from, until] = [form.getByLabel(/^公開する日時/), form.getByLabel(/^公開を終える日時/)]
  const submit = form.getByRole('button', { name: 'この日時で予約する' })
  await from.fill('2026-01-01T10:00')
  await submit.click()
  await expect(from).toHaveAccessibleDescription('これからの日時を入力してください。')
  const at = new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + MINUTE)
  const end = new Date(at.getTime() + MINUTE)
  await from.fill(formatDateTimeInput(at))
  await until.fill(formatDateTimeInput(at))
  await expect(until).toHaveAccessibleDescription('公開する日時よりあとにしてください。')
  await until.fill(formatDateTimeInput(end))
  expect(await violations(rulesOn(page).withTags(TAGS))).toEqual([])
  await submit.press('Enter')
  await expect(panel.getByRole('definition')).toHaveText(
    [at, end].map((moment) => formatDateTimeInput(moment).replaceAll('-', '/').replace('T', ' ')),
  )
  await expect(panel.getByRole('button', { name: '予約の日時を変える' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(panel.getByRole('button', { name: '予約を取り消す' })).toBeVisible()

  const path = `/article-pages/${fields.slug}`
  const status = async (address: string) => (await page.request.get(address)).status()
  const isListed = async () =>
    Promise.all(
      ['/article-pages', '/pr/ishikawa', '/feed.xml', sitemapAddress('article-page', at.toISOString())].map(
        async (address) => (await (await page.request.get(address)).text()).includes(fields.slug),
      ),
    )
  const everywhere = [true, true, true, true]
  const nowhere = everywhere.map((is) => !is)
  await triggerScheduled(own, new Date(at.getTime() - SECOND))
  expect([await status(path), await isListed()]).toEqual([404, nowhere])
  await triggerScheduled(own, at)
  expect([await status(path), await isListed()]).toEqual([200, everywhere])
  await triggerScheduled(own, new Date(end.getTime() - SECOND))
  expect([await status(path), await isListed()]).toEqual([200, everywhere])
  await triggerScheduled(own, end)
  expect(await isListed()).toEqual(nowhere)
  // Gone (410) once the real clock has passed the time too; until then 404.
  for (const gone of [path, `${path}/_payload.json`]) expect([404, 410]).toContain(await status(gone))
  await open(page, `/$/article-pages/${manuscript.id}`)
  await expect(page.getByRole('button', { name: '下書きに戻す' })).toBeVisible()
})

test('a failed publication is reported to the publisher, and can be retried with one click (R39)', async ({
  page,
  own,
}) => {
  test.slow()
  const office = await signInAsStaff(page, 'publisher')
  const { fields, cards } = await wholeArticle(page, '名残雪')
  const { manuscript } = await createDraft(office, 'article-pages', fields)
  const db = await own.miniflare.getD1Database('DB')
  const hotel = db.prepare('SELECT slug, rooms FROM hotels WHERE id = ?').bind(cards.hotelCard.id)
  const { slug, rooms } = (await hotel.first<{ slug: string; rooms: string }>()) ?? { slug: '', rooms: '' }
  const write = db.prepare('UPDATE hotels SET rooms = ? WHERE id = ?')
  await write.bind('many', cards.hotelCard.id).run()
  await open(page, `/$/article-pages/${manuscript.id}`)
  await page
    .getByRole('region', { name: '公開', exact: true })
    .getByRole('button', { name: '公開する', exact: true })
    .press('Enter')
  const progress = page.getByRole('region', { name: '公開の進みぐあい' })
  // All pages that mention the article are rendered first, which may take long on a busy machine.
  await expect(progress).toContainText('公開されましたが、書き換えられなかったページがあります', {
    timeout: 60_000,
  })
  await expect(progress).toContainText(`「/hotels/${slug}」のページを作れませんでした。`)
  expect((await page.request.get(`/article-pages/${fields.slug}`)).status()).toBe(200)
  expect(await violations(rulesOn(page).withTags(TAGS))).toEqual([])
  await write.bind(rooms, cards.hotelCard.id).run()
  await progress.getByRole('button', { name: 'もう一度試す' }).press('Enter')
  await expect(progress).toContainText('公開されました（')
  await expect(progress.getByRole('button', { name: 'もう一度試す' })).toHaveCount(0)
})
