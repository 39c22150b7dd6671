import type { SynonymInput } from './synonym-group.ts'
import { readSynonyms } from './synonyms.ts'

const group = (words: string, others = ''): SynonymInput => ({
  words: words.split(' '),
  others: others.split(' ').filter(Boolean),
})

/** A few of the groups that every site begins with. */
export const SYNONYMS = readSynonyms([
  group('食べ歩き 食べあるき 食歩き', 'たべあるき'),
  group('温泉', 'おんせん 温せん spa'),
  group('紅葉', 'こうよう もみじ'),
  group('桜 花見', 'さくら おはなみ'),
  group('祭り 祭 まつり', 'お祭り'),
  group('子連れ 子ども連れ', 'こどもづれ kids'),
  group('ラーメン 中華そば', 'らあめん ramen'),
  group('海鮮 海鮮丼', 'かいせん'),
  group('カフェ 喫茶店', 'cafe'),
  group('グルメ 郷土料理', 'ごはん'),
  group('旅館', 'りょかん'),
  group('博物館', 'はくぶつかん'),
  group('城 お城', 'しろ 城跡'),
])
