import { afterAll, expect, test } from 'vitest'
import { MAX_NOTES } from '#domain/blocks/note.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { getText } from './client.ts'
import { part, textOf } from './html.ts'
import { articlePath, stepsOf } from './manuscript-steps.ts'
import { serveMemberSite } from './member-site.ts'
import { aDraft, sampleFields, staff } from './office.ts'

const site = await serveMemberSite('notes')
afterAll(site.stop)
const publisher = await staff(site, 'publisher')
const { aPage, save, seen, step } = stepsOf(publisher, site)

const run = (text: string) => ({ text, marks: [] })
const note = (text: string | null, source: object = {}) => ({
  text: '',
  marks: [],
  note: { text, title: null, publisher: null, url: null, checkedAt: null, ...source },
})
const paragraph = (...text: object[]) => ({ id: randomIdentifier(), type: 'paragraph', data: { text } })
const SOURCE = {
  title: '温泉の記録',
  publisher: '町役場',
  url: 'https://example.jp/yu',
  checkedAt: '2026-11-20',
}

test('notes are published with their article, and are no part of its text', async () => {
  const blocks = [
    paragraph(run('湯は熱い'), note('七十度の源泉。', SOURCE), run('。')),
    paragraph(run('川は青い。'), note('青の注。')),
  ]
  const page = await aPage({ blocks })
  const path = articlePath(page.fields.slug)
  const { html } = await seen(path)
  const main = part(html, 'main')
  expect(main).toMatch(/湯は熱い<sup[^>]*><a id="note-1-place" href="#note-1"/)
  const [, notes = ''] = main.split('role="doc-endnotes"')
  expect(textOf(notes)).toContain('七十度の源泉。 出典：町役場 「温泉の記録」')
  expect(notes).toContain('href="https://example.jp/yu"')
  // Neither described nor searched: the texts of blocks only.
  const described = html.slice(0, html.indexOf('<body'))
  expect(described).not.toMatch(/七十度の源泉|note-1/)
  const { results } = await site.db
    .prepare(
      'SELECT body FROM search_texts WHERE id IN (SELECT id FROM search_documents WHERE content_id = ?)',
    )
    .bind(page.manuscript.id)
    .all<{ body: string }>()
  expect(JSON.stringify(results)).not.toContain('七十度の源泉')

  // The source is a link that is checked, and a note that is gone is gone for readers.
  const link = await site.db
    .prepare('SELECT field FROM content_links WHERE url = ? AND content_id = ?')
    .bind(SOURCE.url, page.manuscript.id)
    .first<{ field: string }>()
  expect(link?.field).toBe('blocks.0.data.text.1.note.url')
  const saved = await save(page.manuscript, { ...page.fields, blocks: [blocks[1]] })
  await step('publish', saved.manuscript)
  const { html: later } = await seen(path)
  expect(later).toMatch(/川は青い。<sup[^>]*><a id="note-1-place"/)
  expect(later).not.toContain('七十度の源泉')
})

test('a draft refuses a dangerous source, and a page with too many notes is not published', async () => {
  const hostile = [paragraph(run('湯'), note('注', { url: 'javascript:alert(1)' }))]
  const refused = await publisher.request('POST /manage/article-pages', {
    id: randomIdentifier(),
    fields: { ...sampleFields(), blocks: hostile },
  })
  expect(refused.status).toBe(422)
  const many = Array.from({ length: MAX_NOTES + 1 }, (_, index) => note(`注${index}`))
  const { manuscript } = await aDraft(publisher, 'article-pages', {
    ...sampleFields(),
    blocks: [paragraph(run('湯'), ...many)],
  })
  const { status, body } = await publisher.request(`POST /manage/article-pages/${manuscript.id}/publish`, {
    version: manuscript.version,
  })
  expect([status, JSON.stringify(body.errors)]).toEqual([
    422,
    expect.stringContaining('注は、ひとつの本文に50個までです。'),
  ])
})

test('sample articles cite their sources, and an article without notes says nothing of them', async () => {
  const cited = await getText('/article-pages/steam-towns-kannawa-unzen')
  expect(cited.match(/role="doc-noteref"/g)).toHaveLength(2)
  expect(cited).toContain('温泉法（昭和23年法律第125号）')
  expect(await getText('/article-pages/tsugaru-stove-train-2026')).not.toMatch(/doc-|注と出典/)
})
