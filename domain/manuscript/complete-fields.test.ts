import { expect, test } from 'vitest'
import { completeFields } from './complete-fields.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'

const article = (fields: object) => completeFields(CONTENT_SCHEMAS['article-page'], { ...fields })
const run = (text: string) => ({ text, marks: [] })
const paragraph = (...texts: string[]) => ({ id: 'x', type: 'paragraph', data: { text: texts.map(run) } })

test('what may be empty is null, a list or false; what must be there stays away', () => {
  const fields = article({ companions: '', cost: null, seo: { title: '' }, supervisor: null })
  expect(fields).toMatchObject({
    companions: null,
    photosBy: null,
    cost: [],
    tags: [],
    seo: { title: null, noindex: false, canonical: null },
    supervisor: null,
  })
  expect('title' in fields).toBe(false)
})

test('paragraphs and runs without a letter go, and nothing else', () => {
  const blocks = [
    paragraph('一', '', '二'),
    paragraph(),
    paragraph(''),
    { id: 'x', type: 'divider', data: {} },
  ]
  expect(article({ blocks }).blocks).toEqual([paragraph('一', '二'), { id: 'x', type: 'divider', data: {} }])
})

test('the empty fields of a block are filled like those of the page', () => {
  const image = {
    id: 'x',
    type: 'image',
    data: { image: { address: 'a', alt: '絵', credit: '社' }, caption: '' },
  }
  expect(article({ blocks: [image] }).blocks).toEqual([
    { ...image, data: { image: { ...image.data.image, license: null }, caption: null } },
  ])
})
