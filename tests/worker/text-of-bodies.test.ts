import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { getText } from './client.ts'
import { part } from './html.ts'
import { articlePath, stepsOf } from './manuscript-steps.ts'
import { serveMemberSite } from './member-site.ts'
import { aDraft, sampleFields, staff } from './office.ts'

const site = await serveMemberSite('text-of-bodies')
afterAll(site.stop)
const publisher = await staff(site, 'publisher')
const { aPage, seen } = stepsOf(publisher, site)

const run = (text: string, ...marks: object[]) => ({ text, marks })
const block = (type: string, data: object) => ({ id: randomIdentifier(), type, data })
const nested = (levels: unknown) =>
  block('list', { ordered: true, items: [[run('列車に乗る')], [run('朝の切符')], [run('湯に入る')]], levels })

test('strike, line breaks and nested lists are published, searched, and linked to their own styles', async () => {
  const blocks = [
    block('paragraph', {
      text: [run('休みは'), run('水曜', { type: 'strike' }), run('木曜。\n冬は無休。')],
    }),
    nested([null, { depth: 1, ordered: false }, null]),
  ]
  const page = await aPage({ blocks })
  const { html } = await seen(articlePath(page.fields.slug))
  const main = part(html, 'main').replaceAll(/<(li|ul|ol) class="[^"]*"/g, '<$1')
  expect(main).toContain('<p>休みは<s>水曜</s>木曜。<br>冬は無休。</p>')
  expect(main).toContain('<ol><li>列車に乗る<ul><li>朝の切符</li></ul></li><li>湯に入る</li></ol>')
  const { results } = await site.db
    .prepare(
      'SELECT body FROM search_texts WHERE id IN (SELECT id FROM search_documents WHERE content_id = ?)',
    )
    .bind(page.manuscript.id)
    .all<{ body: string }>()
  expect(JSON.stringify(results)).toContain('列車に乗る\\n朝の切符')
  // A page without nested lists links no style sheet for them.
  const sheets = (text: string) => text.match(/<link[^>]* rel="stylesheet"[^>]*>/g)?.length
  const flat = await getText('/article-pages/tsugaru-stove-train-2026')
  expect(sheets(html)).toBe((sheets(flat) ?? 0) + 1)
})

test('a list whose levels do not fit its items is kept in a draft, and not published', async () => {
  for (const levels of [
    [null],
    [{ depth: 1, ordered: false }, null, null],
    [null, { depth: 2, ordered: true }, null],
  ]) {
    const { manuscript } = await aDraft(publisher, 'article-pages', {
      ...sampleFields(),
      blocks: [nested(levels)],
    })
    const { status, body } = await publisher.request(`POST /manage/article-pages/${manuscript.id}/publish`, {
      version: manuscript.version,
    })
    expect([status, JSON.stringify(body.errors)]).toEqual([
      422,
      expect.stringContaining('一覧の入れ子が、項目と合っていません。'),
    ])
  }
  const tooDeep = await publisher.request('POST /manage/article-pages', {
    id: randomIdentifier(),
    fields: { ...sampleFields(), blocks: [nested([null, { depth: 3, ordered: false }, null])] },
  })
  expect(tooDeep.status).toBe(422)
})
