import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { expect, test } from 'vitest'
import { typefaceOf } from './typeface.ts'

const file = readFileSync('public/fonts/shippori-mincho-600.woff')
const type = typefaceOf(opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length)))

test('every outline is a path of finite numbers, wherever it begins', () => {
  for (let x = 64; x < 66; x += 0.05) {
    const data = type.outlines('雨の日のほうがいい、中国・四国の七つの場所', x, 278.96, 52)
    expect(data).toMatch(/^(?:[MLQCZ][-\d. ]*)+$/)
  }
})

test('a full-width text is as wide as its characters', () => {
  expect(type.width('旅の宿', 50)).toBe(150)
  expect(type.width('旅12', 50)).toBeLessThan(150)
})

test('a missing character is replaced or left out, never a box', () => {
  expect(type.outlines('髙﨑', 0, 0, 50)).toBe(type.outlines('高崎', 0, 0, 50))
  expect(type.outlines('旅😀', 0, 0, 50)).toBe(type.outlines('旅', 0, 0, 50))
  expect(type.width('😀', 50)).toBe(0)
})
