import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { hostileEntity } from '#domain/hostile/entity.fixture.ts'
import { HOSTILE_TEXTS } from '#domain/hostile/texts.fixture.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { open } from './fixtures.ts'
import {
  activeContent,
  allowScriptsInPreviews,
  expect,
  interactWithPage,
  showFrames,
  test,
  watchExecution,
} from './hostile.ts'
import { hostileArticle, publishable } from './hostile-article.ts'
import { fillTextEndpoints, linkFollower, officeAddresses } from './hostile-office.ts'
import { createDraft, type Office, signInAsStaff } from './staff.ts'

// Pictures and embeds of invalid URLs fail to load; transitions of incomplete drafts are refused.
test.use({ expectedErrors: /ERR_|Failed to load resource|status of 4/ })
test.describe.configure({ mode: 'serial' })

const PUBLISHED: readonly ContentKind[] = ['article-page', 'spot', 'gift']

const documentOf = async (office: Office, kind: ContentKind, ref: string) =>
  ((await office.get(`${CONTENT_KINDS[kind].plural}/${ref}`)) as { document: ManuscriptDocument }).document

const firstOf = async (office: Office, kind: ContentKind): Promise<ManuscriptDocument> => {
  const { manuscripts } = (await office.get(`${CONTENT_KINDS[kind].plural}?limit=1&live=1`)) as {
    manuscripts: { list: { id: string }[] }
  }
  return documentOf(office, kind, manuscripts.list[0]?.id ?? '')
}

const previewOf = async (office: Office, kind: ContentKind, id: string): Promise<string> =>
  (
    (await office.post(`${CONTENT_KINDS[kind].plural}/${id}/preview-token`, {})) as {
      preview: { url: string }
    }
  ).preview.url

const nothingLives = async (page: Parameters<typeof activeContent>[0], executed: readonly string[]) => {
  expect(await activeContent(page)).toEqual([])
  expect(executed).toEqual([])
}

test('hostile texts in every field and in pasted content are plain text in previews and in the management area (R189)', async ({
  page,
  hostileSite,
}) => {
  test.setTimeout(180_000)
  const office = await signInAsStaff(page, 'admin')
  const executed = await watchExecution(page)
  await allowScriptsInPreviews(page)
  const ids: Record<string, string> = {}
  const previews: string[] = []
  for (const kind of ALL_CONTENT_KINDS) {
    const { manuscript, fields } = await firstOf(office, kind)
    const filled =
      kind === 'article-page' ? hostileArticle(fields) : hostileEntity(CONTENT_SCHEMAS[kind], fields)
    const hostile = kind === 'sponsored-page' ? filled : publishable(filled, fields)
    const path = `${CONTENT_KINDS[kind].plural}/${manuscript.id}`
    await office.patch(path, { version: manuscript.version, fields: hostile })
    ids[kind] = manuscript.id
    previews.push(await previewOf(office, kind, manuscript.id))
  }
  const follow = linkFollower(page)
  await showFrames(page, previews)
  for (const frame of page.frames().slice(1)) {
    await expect(frame.locator('#preview-banner')).toBeVisible()
    await interactWithPage(frame)
    await nothingLives(frame, executed)
  }
  const article = page.frames().find((frame) => frame.url().includes('article-pages'))
  // The page contains every text of the list unchanged.
  const shown = (await article?.locator('main').innerText()) ?? ''
  for (const text of ['<script>hostile(1)</script>', '<svg onload=hostile(1)>', '{{constructor.constructor'])
    expect(shown).toContain(text)

  const accepted = await fillTextEndpoints(hostileSite, office, { id: ids['article-page'] ?? '' })
  expect(accepted.length).toBeGreaterThan(6)
  const edit = `/$/article-pages/${ids['article-page']}`
  await open(page, edit)
  const body = page.getByRole('textbox', { name: '本文', exact: true })
  await expect(body).toContainText('<svg onload=hostile(1)>')
  const addresses = await officeAddresses(office, ids)
  expect(addresses.length).toBeGreaterThan(25)
  for (const path of addresses) {
    await follow(path)
    expect([path, await activeContent(page), executed]).toEqual([path, [], []])
  }
  await follow(`/$/article-pages?q=${encodeURIComponent('"><img src=x onerror=hostile(1)>')}`)
  await nothingLives(page, executed)

  const { fields } = await firstOf(office, 'article-page')
  const { manuscript: draft } = await createDraft(office, 'article-pages', {
    title: '貼り付け',
    tags: fields.tags,
  })
  await follow(`/$/article-pages/${draft.id}`)
  await body.click()
  // Each as HTML from another program's clipboard, and all of them as plain text.
  await body.evaluate((element, texts) => {
    const paste = (type: string, text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    for (const text of texts) paste('text/html', `<meta charset="utf-8"><p>貼り付け</p>${text}`)
    paste('text/plain', texts.join('\n\n'))
  }, HOSTILE_TEXTS)
  await expect(body).toContainText('貼り付け')
  await page.waitForLoadState('networkidle')
  await nothingLives(page, executed)
})

// Last: publishing keeps the server of this file busy for a while.
test('published hostile texts are plain text on the page, in lists, in the search and in feeds (R189)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const office = await signInAsStaff(page, 'admin')
  const executed = await watchExecution(page)
  const published: { path: string; plural: string }[] = []
  for (const kind of PUBLISHED) {
    const { plural } = CONTENT_KINDS[kind]
    const { manuscript, problems } = await firstOf(office, kind)
    const { document } = (await office
      .post(`${plural}/${manuscript.id}/publish`, {
        version: manuscript.version,
      })
      .catch((error) => {
        throw new Error(`${error} ${JSON.stringify(problems)}`)
      })) as { document: ManuscriptDocument }
    published.push({ path: `/${plural}/${document.manuscript.slug}`, plural })
  }
  for (const { path, plural } of published) {
    await open(page, path)
    await interactWithPage(page)
    await nothingLives(page, executed)
    await open(page, `/${plural}`)
    await interactWithPage(page)
    await nothingLives(page, executed)
  }
  for (const hostileText of ['<script>hostile(1)</script>', '"><img src=x onerror=hostile(1)>'])
    await open(page, `/search/=/${encodeURIComponent(`keyword=${hostileText}`)}`)
  await nothingLives(page, executed)
  for (const { path } of published) {
    const html = await (await page.request.get(path)).text()
    const islands = [
      ...html.matchAll(/<script[^>]* type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs),
    ]
    expect(islands.length).toBeGreaterThan(1)
    for (const [, json = ''] of islands) expect(() => JSON.parse(json)).not.toThrow()
    const payload = await page.request.get(`${path}/_payload.json`)
    expect(payload.headers()['content-type']).toContain('application/json')
    expect(JSON.stringify(await payload.json())).toContain('hostile(1)')
  }
  for (const file of ['/feed.xml', '/sitemap.xml']) {
    const text = await (await page.request.get(file)).text()
    const broken = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      text,
    )
    expect([file, broken ?? null]).toEqual([file, null])
  }
})
