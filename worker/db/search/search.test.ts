import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { loadSampleContent } from '#seed/content.ts'
import { articleAbout, NOW, saveContent, smallSite } from '#tests/worker/small-site.ts'
import { search } from './search.server.ts'

const { db, model } = await smallSite()
for (const [id, title, text] of [
  ['named', '別府の湯けむり', '別府を歩く'],
  ['first', '湯の町', '別府を歩く'],
  ['second', '坂の町', '別府を歩く'],
  ['exact', '京都タワーの朝', '駅前に立つ塔'],
  ['parts', '京都の夜景', '港のタワーと山の灯'],
] as const)
  await saveContent(
    db,
    'article-page',
    articleAbout(model, [], { id, title, catch: text, prefectureCode: null, cityCode: null }),
  )

test('a page with the name of a place is known on every page of the results', async () => {
  for (const offset of [0, 1, 2]) {
    const { list, absent } = await search(db, { keyword: '別府' }, { limit: 1, offset }, NOW)
    expect([list.length, absent]).toEqual([1, null])
  }
})

test('words are said to be found apart only if no page of the results has them together', async () => {
  for (const offset of [0, 1]) {
    const { list, apart } = await search(db, { keyword: '京都タワー' }, { limit: 1, offset }, NOW)
    expect([list.length, apart]).toEqual([1, false])
  }
})

test('a theme is found by a word of its introduction', async () => {
  const [theme] = (await loadSampleContent(NOW)).entities.theme
  if (!theme) throw new Error('the sample content has themes')
  const body = [
    { id: randomIdentifier(), type: 'paragraph', data: { text: [{ text: '射干玉の夜を歩きます。' }] } },
  ]
  const own = { id: randomIdentifier(), slug: 'nubatama-nights', slugHistory: [] }
  await saveContent(db, 'theme', { ...theme, ...own, body } as typeof theme)
  const { groups } = await search(db, { keyword: '射干玉' }, { perKind: 3 }, NOW)
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ card }) => card.slug)])).toEqual([
    ['theme', ['nubatama-nights']],
  ])
})
