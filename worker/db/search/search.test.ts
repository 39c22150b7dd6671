import { expect, test } from 'vitest'
import { articleAbout, NOW, saveContent, smallSite } from '#tests/worker/small-site.ts'
import { search } from './search.server.ts'

const { db, model } = await smallSite()
for (const [id, title] of [
  ['named', '別府の湯けむり'],
  ['first', '湯の町'],
  ['second', '坂の町'],
] as const)
  await saveContent(db, 'article-page', articleAbout(model, [], { id, title, catch: '別府を歩く' }))

test('a page with the name of a place is known on every page of the results', async () => {
  for (const offset of [0, 1, 2]) {
    const { list, absent } = await search(db, { keyword: '別府' }, { limit: 1, offset }, NOW)
    expect([list.length, absent]).toEqual([1, null])
  }
})
