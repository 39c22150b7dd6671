import { expect, test } from 'vitest'
import { queryText } from './query-text.ts'

test.each([
  '雨の日の、5つの「鏡」',
  'a & b = c + d',
  '100% "x" <y> #z \'w\'',
  'https://tabishirube.example/spots/a?x=1&y=%E9%9B%A8#top',
  '全角　空白\tと\n改行',
  '\u{1f338}ひらがな / ? : @ \\ ^ ` { | }',
])('a browser reads %j back from an address', (text) => {
  const url = new URL(`https://example.com/?text=${queryText(text)}&next=1#hash`)
  expect([...url.searchParams]).toEqual([
    ['text', text],
    ['next', '1'],
  ])
  expect(url.hash).toBe('#hash')
})

test('letters of any script are not escaped', () => {
  expect(queryText('弘前公園（弘前城）')).toBe('弘前公園（弘前城）')
})

test('half a surrogate pair becomes a replacement character', () => {
  expect(queryText('a\ud83d')).toBe('a\ufffd')
})
