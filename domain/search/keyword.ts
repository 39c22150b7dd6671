import { prefectureBefore, prefectureNamed, shortNamesOf } from '../region/prefecture-names.ts'
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

/**
 * Parses a keyword. Prefectures are recognised before the text search, in kanji, kana or romaji and before の: `京都
 * 紅葉`, `ｷｮｳﾄ 紅葉` and `京都の紅葉` are Kyoto and 紅葉; `京都タワー` is one word, which may be split.
 */
export function readKeyword(keyword: string): Keyword {
  const prefectures = new Set<string>()
  const words = new Set<string>()
  const text = keyword.replace(PICTURE, (picture) => ` ${PICTURES[picture]} `)
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

/** The parts of a word without exact matches: words, and a prefecture for 京都タワー. */
type SplitKeyword = { prefecture: { code: string; name: string } | null; words: string[] }

/** `箱根の温泉` → 箱根 and 温泉, `京都タワー` → Kyoto and タワー; `null` for a word that cannot be split. */
export function splitKeyword(word: string): SplitKeyword | null {
  const parts = word.split('の')
  if (parts.length > 1 && parts.every((part) => [...part].length > 1))
    return { prefecture: null, words: parts }
  const led = prefectureBefore(word)
  return led && { prefecture: { code: led.code, name: led.name }, words: [led.rest] }
}

/** Folded texts to mark in results: the words, their parts, and the prefectures' names. */
export function marksOf({ prefectures, words }: Keyword): string[] {
  const parts = words.flatMap((word) => splitKeyword(word)?.words ?? [])
  return [...words, ...parts, ...shortNamesOf(prefectures)]
}

/** A part of a keyword as typed: タワー, not たわー. */
function asTyped(keyword: string, part: string): string {
  const typed = keyword.toWellFormed().normalize('NFKC')
  const plain = folded(keyword)
  const at = plain.indexOf(part)
  return at >= 0 && plain.length === typed.length ? typed.slice(at, at + part.length) : part
}

/**
 * Broader keywords for a search without results: each word, each part of 箱根の温泉, and 京都 and タワー of 京都タワー. The keyword
 * itself is not included.
 */
export function widerKeywords(keyword: string): string[] {
  const { prefectures, words } = readKeyword(keyword)
  const single = words.length + prefectures.length > 1 ? words : []
  const parts = words.flatMap((word) => {
    const apart = splitKeyword(word)
    return apart ? [apart.prefecture?.name ?? '', ...apart.words] : []
  })
  const wider = [...single, ...parts].filter((word) => word && word !== folded(keyword).trim())
  return [...new Set(wider)].map((word) => asTyped(keyword, word))
}
