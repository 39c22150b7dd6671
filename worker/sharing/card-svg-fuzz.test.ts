import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import opentype from 'opentype.js'
import { expect, test } from 'vitest'
import { typefaceOf } from '#domain/typesetting/typeface.ts'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { cardSvg } from './card-svg.ts'

const file = readFileSync('public/fonts/shippori-mincho-600.woff')
const type = typefaceOf(opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length)))
const short = oddText.map((text) => text.slice(0, 300))

test('a card contains only shapes: no input appears as text (R65)', async () => {
  const card = fc.record({ label: fc.option(short), title: short, lead: fc.option(short) })
  await checkProperty(100, card, (words) => {
    const svg = cardSvg({ ...words, picture: { address: '{address}/a.jpg' } }, null, type)
    expect(XMLValidator.validate(svg)).toBe(true)
    const { svg: drawn } = new XMLParser({ ignoreAttributes: false }).parse(svg)
    const parts = Object.keys(drawn).filter((name) => !name.startsWith('@_'))
    expect(
      parts.filter((name) => !['rect', 'path', 'g', 'image', 'clipPath', 'defs'].includes(name)),
    ).toEqual([])
    for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[MLHVQCZmlhvqcz\d\s.,e-]*$/)
  })
})
