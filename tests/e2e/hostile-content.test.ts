import type { Page } from '@playwright/test'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { everyBlock, hostileEntity } from '#domain/hostile-entity.fixture.ts'
import { HOSTILE_TEXTS } from '#domain/hostile-texts.fixture.ts'
import { randomIdentifier } from '#domain/identifier.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { open } from './fixtures.ts'
import { allowScriptsInPreviews, expect, livingParts, test, watchExecution } from './hostile.ts'
import { aDraft, type Office, signInAsStaff } from './staff.ts'

// Pictures and posts of addresses that are none do not come.
test.use({ expectedErrors: /ERR_|Failed to load resource|status of 4/ })
test.describe.configure({ mode: 'serial' })

type Fields = Record<string, unknown>

const paragraph = (text: string, marks: object[] = []) => ({
  id: randomIdentifier(),
  type: 'paragraph',
  data: { text: [{ text, marks }] },
})
const isTaken = (text: string) =>
  draftSchemaOf('article-page').safeParse({ blocks: [paragraph(text)] }).success
/** All but those with control characters, which no field takes. */
const TAKEN = HOSTILE_TEXTS.filter(isTaken)

/** An article whose every text is hostile: all block types, and the whole list as paragraphs and as links. */
const hostileArticle = (fields: Fields): Fields => {
  const link = { type: 'link', href: 'https://www.example.jp/' }
  const blocks = [
    ...everyBlock(randomIdentifier),
    ...TAKEN.map((text) => paragraph(text)),
    ...TAKEN.map((text) => paragraph(text, [link, { type: 'bold' }])),
  ]
  const supervisor = { name: 'x', title: 'x', profileUrl: null }
  const entity = hostileEntity(CONTENT_SCHEMAS['article-page'], {
    ...fields,
    supervisor,
    blocks: blocks.slice(0, 14),
  })
  const filled = (entity as Fields).blocks as object[]
  return { ...entity, blocks: [...filled, ...blocks.slice(14)] }
}

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

/** Everything that a reader may do on a page: touch it, scroll through it, open what is closed. */
const touchThePage = async (page: Page) => {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const element of document.querySelectorAll('main *')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      element.dispatchEvent(new Event('pointerenter'))
    }
    scrollTo(0, document.body.scrollHeight)
  })
}

const nothingLives = async (page: Page, executed: readonly string[]) => {
  expect(await livingParts(page)).toEqual([])
  expect(executed).toEqual([])
}

test('hostile texts in every field of every kind are letters in previews and in the office, and so is what is pasted (R189)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const office = await signInAsStaff(page, 'admin')
  const executed = await watchExecution(page)
  await allowScriptsInPreviews(page)
  for (const kind of ALL_CONTENT_KINDS) {
    const { manuscript, fields } = await firstOf(office, kind)
    const hostile =
      kind === 'article-page' ? hostileArticle(fields) : hostileEntity(CONTENT_SCHEMAS[kind], fields)
    const path = `${CONTENT_KINDS[kind].plural}/${manuscript.id}`
    await office.patch(path, { version: manuscript.version, fields: hostile })
    await page.goto(await previewOf(office, kind, manuscript.id))
    await expect(page.locator('#preview-banner')).toBeVisible()
    await touchThePage(page)
    await nothingLives(page, executed)
  }
  // The last was the article: every text of the list stands in it, as it was written.
  const shown = await page.locator('main').innerText()
  for (const text of ['<script>hostile(1)</script>', '<svg onload=hostile(1)>', '{{constructor.constructor'])
    expect(shown).toContain(text)

  const { manuscript, fields } = await firstOf(office, 'article-page')
  const edit = `/$/article-pages/${manuscript.id}`
  await open(page, edit)
  const body = page.getByRole('textbox', { name: '本文', exact: true })
  await expect(body).toContainText('<svg onload=hostile(1)>')
  await nothingLives(page, executed)
  for (const path of [
    '/$',
    '/$/article-pages',
    '/$/spots',
    `${edit}/revisions`,
    `${edit}/preview`,
    '/$/audit',
    '/$/publications',
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await nothingLives(page, executed)
  }
  await open(page, `/$/article-pages?q=${encodeURIComponent('"><img src=x onerror=hostile(1)>')}`)
  await nothingLives(page, executed)

  const { manuscript: draft } = await aDraft(office, 'article-pages', {
    title: '貼り付け',
    tags: fields.tags,
  })
  await open(page, `/$/article-pages/${draft.id}`)
  await body.click()
  // Each as the HTML of another program's clipboard, and all of them as plain text.
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

// Last: what follows from publishing keeps the site of this file busy for a while.
test('published, they are letters for readers too, on the page, in lists, in the search and in feeds (R189)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const office = await signInAsStaff(page, 'admin')
  const executed = await watchExecution(page)
  const published: { path: string; plural: string }[] = []
  for (const kind of ['article-page', 'spot', 'gift'] as const) {
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
    await touchThePage(page)
    await nothingLives(page, executed)
    await open(page, `/${plural}`)
    await touchThePage(page)
    await nothingLives(page, executed)
  }
  for (const words of ['<script>hostile(1)</script>', '"><img src=x onerror=hostile(1)>'])
    await open(page, `/search/=/${encodeURIComponent(`keyword=${words}`)}`)
  await nothingLives(page, executed)
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
