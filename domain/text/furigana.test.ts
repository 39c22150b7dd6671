import { expect, test } from 'vitest'
import { furiganaOf } from './furigana.ts'

test.each([
  ['兼六園', 'けんろくえん', 'けんろくえん'],
  ['東尋坊タワー', 'トウジンボウタワー', 'とうじんぼうたわー'],
  ['ひがし茶屋街', 'ひがしちゃやがい', 'ひがしちゃやがい'],
  ['ハウステンボス', 'はうすてんぼす', ''],
  ['USJ', 'ゆーえすじぇー', ''],
  ['兼六園', '兼六園', ''],
])('%s with the reading %s shows %j', (name, kana, shown) => {
  expect(furiganaOf(name, kana)).toBe(shown)
})
