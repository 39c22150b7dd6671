import { cityBefore, placeNamesFor } from '../region/place-names.ts'
import { prefectureBefore, prefectureNamed, shortNamesOf } from '../region/prefecture-names.ts'
import { similarNames } from './similar-names.ts'
import type { Synonyms } from './synonyms.ts'
import { folded, wordsOf } from './text.ts'

/** A parsed keyword: prefectures by code, and the words to search for. */
export type Keyword = { prefectures: string[]; words: string[] }

/** Further words are ignored. */
const MAX_WORDS = 10

/** Emoji that represent words. */
const PICTURES: Record<string, string> = {
  '♨': '温泉',
  '🌸': '桜',
  '🍁': '紅葉',
  '🏯': '城',
  '⛩': '神社',
  '🗻': '富士',
  '🌊': '海',
  '🍵': '抹茶',
  '🍜': 'ラーメン',
  '🍣': '寿司',
  '🎆': '花火',
  '⛷': 'スキー',
  '🚃': '鉄道',
  '🏨': '宿',
  '🎁': 'みやげ',
}
const PICTURE = new RegExp(Object.keys(PICTURES).join('|'), 'gu')

/** `Kyoto-fu` and `Sapporo-shi` are one word. */
const ROMAJI_SUFFIX = /(?<=[a-zāīūēō])-(?=(?:ken|fu|to|shi|ku)(?![a-z]))/giu

/**
 * Parses a keyword. Prefectures are recognised before the text search, in kanji, kana or romaji and before の: `京都
 * 紅葉`, `ｷｮｳﾄ 紅葉` and `京都の紅葉` are Kyoto and 紅葉; `京都タワー` is one word, which may be split.
 */
export function readKeyword(keyword: string): Keyword {
  const prefectures = new Set<string>()
  const words = new Set<string>()
  const text = keyword.replace(PICTURE, (picture) => ` ${PICTURES[picture]} `).replace(ROMAJI_SUFFIX, '')
  for (const word of wordsOf(text)) {
    const [, before = word, after] = /^(.[^の]*)の(.+)$/.exec(word) ?? []
    const whole = prefectureNamed(word)
    const code = whole ?? prefectureNamed(before)
    if (code) prefectures.add(code)
    const rest = whole ? undefined : code ? after : word
    if (rest) words.add(rest)
  }
  return { prefectures: [...prefectures], words: [...words].slice(0, MAX_WORDS) }
}

/** How texts may write a folded word: its synonyms, and the city that it names. */
export function spellingsOf(word: string, synonyms: Synonyms): string[] {
  const same = synonyms.of(word)
  // さくら is the cherry rather than 佐倉.
  const others = same.length > 0 ? same : placeNamesFor(word)
  // A text that says お城 says 城.
  return others.filter((other) => !other.includes(word))
}

/** The parts of a word without exact matches: words, and a prefecture for 京都タワー. */
type SplitKeyword = { prefecture: { code: string; name: string } | null; words: string[] }

/**
 * `箱根の温泉` → 箱根 and 温泉, `京都タワー` → Kyoto and タワー, `札幌ラーメン` → 札幌 and ラーメン, `温泉旅館` → 温泉 and 旅館; `null`
 * for a word that cannot be split.
 */
export function splitKeyword(word: string, synonyms: Synonyms): SplitKeyword | null {
  const parts = word.split('の')
  if (parts.length > 1 && parts.every((part) => [...part].length > 1))
    return { prefecture: null, words: parts }
  const led = prefectureBefore(word)
  if (led) return { prefecture: { code: led.code, name: led.name }, words: [led.rest] }
  const compound = synonyms.compoundOf(word)
  if (compound) return { prefecture: null, words: compound }
  const city = cityBefore(word)
  return city && { prefecture: null, words: [city.name, city.rest] }
}

/** Each mark is looked for in every text, and is a parameter or two of a statement, of which D1 takes a hundred. */
const MAX_MARKS = 30

/** Folded texts to mark in results: the words, their parts, and the prefectures' names. */
export function marksOf({ prefectures, words }: Keyword, synonyms: Synonyms): string[] {
  const parts = words.flatMap((word) => splitKeyword(word, synonyms)?.words ?? [])
  const all = [...words, ...parts]
  const others = all.flatMap((word) => spellingsOf(word, synonyms)).filter((other) => [...other].length > 1)
  return [...all, ...shortNamesOf(prefectures), ...others].slice(0, MAX_MARKS)
}

/** A part of a keyword as typed: タワー, not たわー. */
function asTyped(keyword: string, part: string): string {
  const typed = keyword.toWellFormed().normalize('NFKC')
  const plain = folded(keyword)
  const at = plain.indexOf(part)
  return at >= 0 && plain.length === typed.length ? typed.slice(at, at + part.length) : part
}

/** A typed word in its parts: 京都 and 紅葉 of 京都の紅葉, 京都 and タワー of 京都タワー; none of one that cannot be split. */
function partsOf(typed: string, synonyms: Synonyms): string[] {
  const { prefectures, words } = readKeyword(typed)
  const split = words.length === 1 ? splitKeyword(words[0] ?? '', synonyms) : null
  const names = split?.prefecture ? [split.prefecture.name] : shortNamesOf(prefectures)
  const parts = [...names, ...(split?.words ?? words)]
  return parts.length > 1 ? parts.map((part) => asTyped(typed, part)) : []
}

/** Up to this number of words all selections without one of them are tried. */
const MAX_SELECTED = 4

/**
 * Broader keywords for a search without results, those with the most of its words first: all but one word, each word, and the
 * parts of words such as 箱根の温泉 and 京都タワー, and the names that a single word may mean. The keyword itself is not included.
 */
export function widerKeywords(keyword: string, synonyms: Synonyms): string[] {
  const typed = keyword
    .toWellFormed()
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => wordsOf(word).length > 0)
  const isFew = typed.length > 2 && typed.length <= MAX_SELECTED
  const most = isFew
    ? typed.map((_, left) => typed.filter((_, index) => index !== left).join(' ')).reverse()
    : []
  const single = typed.length > 1 ? typed : []
  const similar = typed.length === 1 ? similarNames(folded(typed[0] ?? '')) : []
  const wider = [...most, ...single, ...typed.flatMap((word) => partsOf(word, synonyms)), ...similar]
  return [...new Set(wider)].filter((word) => folded(word) !== folded(keyword).trim())
}
