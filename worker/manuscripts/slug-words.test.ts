import { expect, test } from 'vitest'
import { Slug } from '#domain/content/slug.ts'
import { slugFromTitle } from './slug-words.ts'

test.each([
  ['けんろくえん', 'kenrokuen'],
  ['夏の京都をあるく', 'kyoto-aruku'],
  ['ラーメンとカフェ 5選', 'ramen-kafe-5'],
  ['しんおおさか駅', 'shinoosaka'],
  ['北海道の温泉', 'hokkaido'],
  ['Tokyo Bay Cruise', 'tokyo-bay-cruise'],
  ['ＡＢＣホテル　２号館', 'abc-hoteru-2'],
  ['さっぽろ雪まつり2027', 'sapporo-2027'],
])('the title %s gives the slug %s', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug)
})

test.each(['雨の日の水族館', '歩く', '', '!?', '5選'])('nothing of %s can be transliterated', (title) => {
  expect(slugFromTitle(title)).toBe('')
})

test('place names become the slugs of their pages', () => {
  expect(slugFromTitle('雪の兼六園とカフェ', [{ name: '兼六園', slug: 'kanazawa-kenrokuen' }])).toBe(
    'kanazawa-kenrokuen-kafe',
  )
})

test('a long title gives a slug of whole words', () => {
  const slug = slugFromTitle(
    'あいうえお カキクケコ '.repeat(1) + Array.from({ length: 30 }, (_, at) => `word${at}`).join(' '),
  )
  expect(slug.length).toBeLessThanOrEqual(50)
  expect(Slug.safeParse(slug).success).toBe(true)
})
