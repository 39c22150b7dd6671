// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { jsonFault } from '#domain/api/json-value.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { cspSafeHtml } from './csp-safe-html.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { OWN_BLOCK, OWN_NOTE } from './own-block.ts'

const rootOf = (html: string) => {
  const { body } = document.implementation.createHTMLDocument('')
  const root = body.appendChild(document.createElement('div'))
  root.innerHTML = cspSafeHtml(html)
  return root
}
const read = (html: string) =>
  (blocksOfHtml(rootOf(html)).blocks as { type: string; data: object }[]).map(({ type, data }) => ({
    type,
    data,
  }))
const run = (text: string) => ({ text, marks: [] })
const paragraph = (...text: object[]) => ({ type: 'paragraph', data: { text } })

test('a block that is nested too deeply or has a lone surrogate is repaired when pasted (R189)', () => {
  const nested = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  const carried = (data: string) =>
    `<p ${OWN_BLOCK}='{"id":"${randomIdentifier()}","type":"spotCard","data":${data}}'>札</p>`
  const pasted = (data: string) => blocksOfHtml(rootOf(carried(data)))
  for (const data of [`{"refId":"x","more":${nested}}`, '{"refId":"旅\\ud83d"}']) {
    const { blocks, lost } = pasted(data)
    expect([blocks.length, lost.isDeep]).toEqual([1, true])
    expect(jsonFault({ version: 1, fields: { blocks } })).toBeNull()
  }
  expect(pasted('{"refId":"x"}').lost.isDeep).toBe(false)
})

const NOTE = { text: '町の<記録>による。', title: null, publisher: null, url: null, checkedAt: null }
const copied = (note: unknown) => `<sup ${OWN_NOTE}='${JSON.stringify(note)}'>［注］</sup>`

test('a copied note is pasted at its place in the text', () => {
  const note = { text: '', marks: [], note: NOTE }
  expect(read(`<p>湯は${copied(NOTE)}熱い。${copied(NOTE)}</p>`)).toEqual([
    paragraph(run('湯は'), note, run('熱い。'), note),
  ])
  expect(read(`<ul><li>${copied(NOTE)}</li></ul>`)).toEqual([
    { type: 'list', data: { ordered: false, items: [[note]] } },
  ])
  expect(read(`<h2>湯${copied(NOTE)}</h2>`)).toEqual([{ type: 'heading', data: { level: 2, text: '湯' } }])
})

test('what another page calls a note is pasted as its text, unless it is one', () => {
  for (const hostile of [null, 'text', {}, { ...NOTE, url: 'javascript:alert(1)' }, { ...NOTE, text: 7 }])
    expect(read(`<p>湯${copied(hostile)}</p>`)).toEqual([paragraph(run('湯［注］'))])
  expect(read(`<p>湯${copied({ ...NOTE, onclick: 'alert(1)' })}</p>`)).toEqual([
    paragraph(run('湯'), { text: '', marks: [], note: NOTE }),
  ])
})
