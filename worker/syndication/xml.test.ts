import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { empty, escapeXml, parent, text, xmlDocument } from './xml.ts'

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false })

test('what XML gives a meaning is escaped in text and in attributes', () => {
  expect(text('t', `A & B <"'>`, { a: '"' })).toBe('<t a="&quot;">A &amp; B &lt;&quot;&apos;&gt;</t>')
})

test('characters forbidden in XML are left out', () => {
  expect(escapeXml('朝\u0000の\u000b庭\uffff')).toBe('朝の庭')
  expect(escapeXml('\ud800')).toBe('\ufffd')
})

test('elements nest', () => {
  expect(parent('a', [text('b', '1'), empty('c', { d: 2 })])).toBe('<a>\n<b>1</b>\n<c d="2"/>\n</a>')
})

test('any text survives a parser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (words) => {
      fc.pre(!/\p{Cc}/u.test(words))
      expect(parser.parse(xmlDocument(text('t', words))).t).toBe(words.toWellFormed())
    }),
  )
})
