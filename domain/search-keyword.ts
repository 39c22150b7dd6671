import { BUILT_IN_PREFECTURES, type BuiltInPrefecture } from './built-in-regions.ts'
import { folded, phraseOf, wordsOf } from './search-text.ts'

/** What a visitor's words mean: prefectures by code, and the words that are looked for in text. */
export type Keyword = { prefectures: string[]; words: string[] }

/** More words than anybody means; the rest is not looked for. */
const MAX_WORDS = 10

/** `京都` of 京都府, `北海道` of 北海道. */
export const shortName = ({ name }: Pick<BuiltInPrefecture, 'name'>): string =>
  name.replace(/(?<!北海)[都府県]$/, '')

const shortKana = ({ name, kana }: BuiltInPrefecture): string =>
  name === '北海道' ? kana : kana.replace(/(と|ふ|けん)$/, '')

/** The ways a prefecture is written, folded: 京都府, 京都, きょうとふ, きょうと, kyoto. */
export const formsOf = (prefecture: BuiltInPrefecture): string[] => [
  folded(prefecture.name),
  folded(shortName(prefecture)),
  prefecture.kana,
  shortKana(prefecture),
  prefecture.slug,
]

const CODES = new Map(
  BUILT_IN_PREFECTURES.flatMap((prefecture) => formsOf(prefecture).map((form) => [form, prefecture.code])),
)

/** Pictures that people type for a word. */
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
 * Reads a keyword. Prefectures are recognised before any text is searched, in kanji, kana or romaji and before の:
 * `京都 紅葉`, `ｷｮｳﾄ 紅葉` and `京都の紅葉` are Kyoto and 紅葉; `京都タワー` is a word.
 */
export function readKeyword(keyword: string): Keyword {
  const prefectures = new Set<string>()
  const words = new Set<string>()
  const text = keyword.replace(PICTURE, (picture) => ` ${PICTURES[picture]} `)
  for (const word of wordsOf(text)) {
    const [, before = word, after] = /^(.+?)の(.+)$/.exec(word) ?? []
    const whole = CODES.get(word)
    const code = whole ?? CODES.get(before)
    if (code) prefectures.add(code)
    const rest = whole ? undefined : code ? after : word
    if (rest) words.add(rest)
  }
  return { prefectures: [...prefectures], words: [...words].slice(0, MAX_WORDS) }
}

/** The token that stands for a prefecture in the index. */
export const prefectureToken = (code: string): string => `pref${code}`

/** `箱根の温泉` is looked for as it stands and as 箱根 and 温泉. */
const partsOf = (word: string): string[] => {
  const parts = word.split('の')
  return parts.length > 1 && parts.every((part) => [...part].length > 1) ? parts : []
}

/** The columns that say what a page is about; the rest is its body. */
const TELLING = '{name reading tags catch}'

const wordExpression = (word: string): string | null => {
  const phrase = phraseOf(word)
  const parts = partsOf(word).flatMap((part) => phraseOf(part) ?? [])
  return parts.length > 1 ? `(${phrase} OR (${parts.join(' AND ')}))` : phrase
}

const placeExpression = (codes: readonly string[]): string =>
  `(${codes.map((code) => `places : "${prefectureToken(code)}"`).join(' OR ')})`

const namesOf = (codes: readonly string[]): string[] =>
  BUILT_IN_PREFECTURES.filter(({ code }) => codes.includes(code)).map(shortName)

/**
 * The FTS5 expressions of a keyword: `all` finds what matches it, `telling` those of them that match in more than
 * their body. `null` when it holds nothing that can be looked for.
 */
export function matchExpressions({ prefectures, words }: Keyword): { all: string; telling: string } | null {
  const places = prefectures.length > 0 ? [placeExpression(prefectures)] : []
  const texts = words.flatMap((word) => wordExpression(word) ?? [])
  if (places.length + texts.length === 0) return null
  // Of a prefecture's pages those come first that have it in their name.
  const told =
    texts.length > 0
      ? texts
      : [
          `(${namesOf(prefectures)
            .flatMap((name) => phraseOf(name) ?? [])
            .join(' OR ')})`,
        ]
  return {
    all: [...places, ...texts].join(' AND '),
    telling: [...places, ...told.map((text) => `${TELLING} : ${text}`)].join(' AND '),
  }
}

/** What is marked in the results: the words, their parts, and the names of the prefectures. */
export function marksOf({ prefectures, words }: Keyword): string[] {
  return [...words, ...words.flatMap(partsOf), ...namesOf(prefectures)]
}

/**
 * Wider keywords than one that found nothing: each word, each part of 箱根の温泉, and 京都 and タワー of 京都タワー.
 * The keyword itself is not among them.
 */
export function widerKeywords(keyword: string): string[] {
  const { prefectures, words } = readKeyword(keyword)
  const names = BUILT_IN_PREFECTURES.map(shortName)
  const led = words.flatMap((word) => {
    const name = names.find((known) => word.startsWith(folded(known)))
    return name ? [name, word.slice(folded(name).length)] : []
  })
  const single = words.length + prefectures.length > 1 ? words : []
  const wider = [...single, ...words.flatMap(partsOf), ...led]
  return [...new Set(wider)].filter((word) => word && word !== keyword)
}
