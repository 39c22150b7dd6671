import { expect, test } from 'vitest'
import { namedPlaces, searchOfPlace } from './named-places.ts'
import { SYNONYMS } from './synonyms.fixture.ts'

const names = (keyword: string) =>
  namedPlaces(keyword, { isSure: true, synonyms: SYNONYMS }).map(({ name }) => name)

test.each([
  ['東京', ['東京都']],
  ['とうきょう', ['東京都']],
  ['トウキョウ', ['東京都']],
  ['toukyou', ['東京都']],
  ['Tōkyō', ['東京都']],
  ['Hyogo-ken', ['兵庫県']],
  ['札幌', ['札幌市']],
  ['札幌市', ['札幌市']],
  ['さっぽろ', ['札幌市']],
  ['サッポロシ', ['札幌市']],
  ['sapporo', ['札幌市']],
  ['Sapporo-shi', ['札幌市']],
  ['Ohsaka', ['大阪府']],
  ['府中市', ['府中市']],
  ['渋谷区', ['渋谷区']],
  ['shibuya', ['渋谷区']],
  ['九州', ['九州']],
  ['きゅうしゅう', ['九州']],
  ['kyushu', ['九州']],
  ['関西地方', ['関西']],
  ['京都 九州', ['京都府', '九州']],
  ['札幌ラーメン', ['札幌市']],
  ['京都タワー', ['京都府']],
  ['さくら', []],
  ['さくらまつり', []],
  ['sakura', []],
  ['かに', []],
  ['kani', []],
  ['date', []],
  ['hikari', []],
  ['atami', ['熱海市']],
  ['温泉', []],
  ['津', []],
  ['', []],
])('%s names %j', (keyword, found) => {
  expect(names(keyword)).toEqual(found)
})

test('a short reading is the name of a city only where nothing else was found', () => {
  for (const keyword of ['かに', 'kani', 'かに温泉'])
    expect(namedPlaces(keyword, { isSure: false, synonyms: SYNONYMS }).map(({ name }) => name)).toContain(
      '可児市',
    )
  // The cherry, whatever was found.
  expect(namedPlaces('さくら', { isSure: false, synonyms: SYNONYMS })).toEqual([])
})

test('a place is searched by its prefecture, a region by its prefectures', () => {
  expect(searchOfPlace({ prefectures: ['01'] })).toEqual({ prefecture: 'hokkaido' })
  expect(searchOfPlace({ prefectures: ['31', '32'] })).toEqual({ keyword: '鳥取 島根' })
})
