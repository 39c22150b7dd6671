import { expect, test } from 'vitest'
import { completeFields } from './complete-fields.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'

const article = (fields: object) => completeFields(CONTENT_SCHEMAS['article-page'], { ...fields })
const run = (text: string) => ({ text, marks: [] })
const paragraph = (...texts: string[]) => ({ id: 'x', type: 'paragraph', data: { text: texts.map(run) } })

test('optional values become null, a list or false; required ones stay missing', () => {
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

test('only empty paragraphs and runs are dropped', () => {
  const blocks = [
    paragraph('一', '', '二'),
    paragraph(),
    paragraph(''),
    { id: 'x', type: 'divider', data: {} },
  ]
  expect(article({ blocks }).blocks).toEqual([paragraph('一', '二'), { id: 'x', type: 'divider', data: {} }])
})

test('empty fields of a block are completed like those of the page', () => {
  const image = {
    id: 'x',
    type: 'image',
    data: { image: { address: 'a', alt: '絵', credit: '社' }, caption: '' },
  }
  expect(article({ blocks: [image] }).blocks).toEqual([
    { ...image, data: { image: { ...image.data.image, license: null }, caption: null } },
  ])
})
