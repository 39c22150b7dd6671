import { expect, test } from 'vitest'
import { IMAGE_PRESETS, imageSize, imageSource, imageUrl } from './image.ts'

const host = 'https://images.example.jp'

test.each([
  ['xs', 128, 64],
  ['sm200', 200, 100],
  ['sm', 256, 128],
  ['base', 512, 256],
  ['lg', 1024, 512],
  ['xl', 2048, 1024],
  ['discover', 1200, 600],
  ['ogp', 1200, 630],
  ['xs:square', 128, 128],
  ['sm:square', 256, 256],
  ['xs:cover', 128, 96],
  ['sm200:cover', 200, 150],
  ['sm:cover', 256, 192],
  ['base:cover', 512, 384],
  ['lg:cover', 1024, 768],
  ['base:src', 512, null],
  ['top:sm', 480, 360],
  ['top:base', 1200, 600],
  ['feature:base', 1024, 400],
  ['feature:sm', 512, 200],
])('the preset %s is %d by %s (R247)', (preset, width, height) => {
  expect(imageSize(preset)).toEqual({ width, height })
})

test('there are twenty presets (R247)', () => {
  expect(Object.keys(IMAGE_PRESETS)).toHaveLength(20)
})

test('a picture is cropped to cover around its centre (R248)', () => {
  expect(imageUrl({ address: '{address}/spots/a.jpg' }, 'lg', host)).toBe(
    '/cdn-cgi/image/width=1024,height=512,fit=cover,gravity=0.5x0.5,format=auto/https://images.example.jp/spots/a.jpg',
  )
})

test.each(['nothing', '', 'toString', '__proto__'])(
  'the unknown preset %j gives the default (R248)',
  (preset) => {
    expect(imageSize(preset)).toEqual({ width: 1024, height: 512 })
  },
)

test('the preset base:src keeps the picture’s height (R247)', () => {
  expect(imageUrl({ address: '{address}/a.jpg' }, 'base:src', host)).toBe(
    '/cdn-cgi/image/width=512,format=auto/https://images.example.jp/a.jpg',
  )
})

test('the address prefix is replaced once and only at the start (R108)', () => {
  expect(imageSource('{address}/spots/a.jpg', host)).toBe('https://images.example.jp/spots/a.jpg')
  expect(imageSource('{address}/x/{address}/a.jpg', host)).toBe(
    'https://images.example.jp/x/%7Baddress%7D/a.jpg',
  )
})

test.each(['', 'not a url', 'https://elsewhere.example/a.jpg', 'javascript:alert(1)', '/a.jpg', '{address}'])(
  'the invalid address %j shows the sample picture (R249)',
  (address) => {
    expect(imageSource(address, host)).toBe('https://images.example.jp/drawn/sample.webp')
  },
)
