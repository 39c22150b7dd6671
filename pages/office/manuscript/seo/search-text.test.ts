import { expect, test } from 'vitest'
import { searchTextOf } from './search-text.ts'

const FIELDS = {
  title: '金沢の朝',
  catch: '静けさ',
  summary: ['一。', '二。', '三。'],
  seo: { title: null, description: null },
}

test('a search result shows the page’s own texts unless SEO fields are set (R40)', () => {
  expect(searchTextOf(FIELDS, 'title')).toMatchObject({ title: '金沢の朝', description: '一。二。三。' })
  expect(searchTextOf({ ...FIELDS, seo: { title: '朝の金沢', description: '庭' } }, 'title')).toMatchObject({
    title: '朝の金沢',
    description: '庭',
    ownTitle: '金沢の朝',
  })
  expect(searchTextOf({ name: '兼六園', catch: '庭' }, 'name')).toMatchObject({
    title: '兼六園',
    description: '庭',
  })
})
