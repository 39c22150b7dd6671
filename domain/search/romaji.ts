const VOWELS = ['a', 'i', 'u', 'e', 'o']
const ROWS: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['s', 'さしすせそ'],
  ['t', 'たちつてと'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
  ['g', 'がぎぐげご'],
  ['z', 'ざじずぜぞ'],
  ['d', 'だぢづでど'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
]
/** What Hepburn writes differently. */
const HEPBURN: Record<string, string> = {
  si: 'shi',
  ti: 'chi',
  tu: 'tsu',
  hu: 'fu',
  zi: 'ji',
  di: 'ji',
  du: 'zu',
}
const SMALL = { ゃ: 'a', ゅ: 'u', ょ: 'o' } as const

/** Syllables of one or two kana in Hepburn. */
const SYLLABLES: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([consonant, kana]) =>
    [...kana].map((letter, index): [string, string] => {
      const plain = consonant + VOWELS[index]
      return [letter, HEPBURN[plain] ?? plain]
    }),
  ),
  ...ROWS.slice(1).flatMap(([consonant, kana]) =>
    Object.entries(SMALL).map(([small, vowel]): [string, string] => {
      const first = (HEPBURN[`${consonant}i`] ?? `${consonant}i`).slice(0, -1)
      return [`${kana[1]}${small}`, first + (/^(sh|ch|j)$/.test(first) ? '' : 'y') + vowel]
    }),
  ),
  ['や', 'ya'],
  ['ゆ', 'yu'],
  ['よ', 'yo'],
  ['わ', 'wa'],
  ['を', 'o'],
  ['ん', 'n'],
  ['ゔ', 'vu'],
])

const KANA = new Map([...SYLLABLES].reverse().map(([kana, romaji]) => [romaji, kana]))

const isLatin = (word: string): boolean => /^[a-zāīūēōâîûêô'’-]+$/.test(word)

/** Folded Latin letters in Hepburn: `tōkyō`, `Tôkyô` and `tokyo` are one word, and so are `sinbasi` and `shimbashi`. */
const inHepburn = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '')
    .replace(/sy/g, 'sh')
    .replace(/ty/g, 'ch')
    .replace(/[zj]y/g, 'j')
    .replace(/tch/g, 'cch')
    .replace(/(?<=s)i/g, 'hi')
    .replace(/(?<=t)i/g, 'chi')
    .replace(/tchi/g, 'chi')
    .replace(/(?<=t)u/g, 'su')
    .replace(/(?<![sc])hu/g, 'fu')
    .replace(/zi/g, 'ji')
    .replace(/m(?=[bpm])/g, 'n')

const spelled = (kana: string): string => {
  const letters = [...kana]
  let romaji = ''
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = '', next = ''] = [letters[at], letters[at + 1]]
    const pair = SYLLABLES.get(letter + next)
    if (letter === 'っ') romaji += (SYLLABLES.get(next) ?? '').charAt(0)
    else if (letter !== 'ー') romaji += pair ?? SYLLABLES.get(letter) ?? letter
    if (pair) at += 1
  }
  return romaji
}

/**
 * What names in kana and in Latin letters are compared by: Hepburn without long vowels. `とうきょう`, `tokyo`, `toukyou` and
 * `tōkyō` give `tokyo`. The word must be folded (text.ts).
 */
export const romajiKey = (word: string): string =>
  (isLatin(word) ? inHepburn(word) : spelled(word))
    .replace(/o(?:[ou]|h(?![aiueoy]))+/g, 'o')
    .replace(/u{2,}/g, 'u')

/** Whether a folded word is written in Latin letters. */
export const isRomaji = (word: string): boolean => isLatin(word) && /[aiueo]/.test(inHepburn(word))

/** What a folded word is looked up by: the key of one in Latin letters, any other itself. */
export const lookupKey = (word: string): string => (isRomaji(word) ? romajiKey(word) : word)

const SHORTEST = 3
/** Vowels that may be long: each doubles the readings. */
const LONG = 3
const ENDS_IN_O = /[おこそとのほもよろごぞどぼぽょ]/
const ENDS_IN_U = /[うくすつぬふむゆるぐずづぶぷゅ]/

function syllablesOf(romaji: string): string[] | null {
  const found: string[] = []
  let rest = romaji
  while (rest) {
    const isDouble = /^([bcdfgkpst])\1/.test(rest)
    const length = isDouble ? 1 : [3, 2, 1].find((size) => KANA.has(rest.slice(0, size)))
    if (!length) return null
    found.push(isDouble ? 'っ' : (KANA.get(rest.slice(0, length)) ?? ''))
    rest = rest.slice(length)
  }
  return found
}

/**
 * The readings in hiragana of a folded word in Latin letters, with the long vowels that it may leave out: `todaiji` gives とだいじ
 * and とうだいじ. None for a word that is no romaji, or shorter than three letters.
 */
export function readingsOfRomaji(word: string): string[] {
  if (word.length < SHORTEST || !isRomaji(word)) return []
  const syllables = syllablesOf(inHepburn(word))
  if (!syllables) return []
  let readings = ['']
  let long = 0
  for (const [index, syllable] of syllables.entries()) {
    const last = syllable.slice(-1)
    const next = syllables[index + 1] ?? ''
    const mayBeLong =
      (ENDS_IN_O.test(last) && !/^[うお]/.test(next)) || (ENDS_IN_U.test(last) && next !== 'う')
    const isDoubled = mayBeLong && long < LONG
    if (isDoubled) long += 1
    readings = readings.flatMap((text) => [text + syllable, ...(isDoubled ? [`${text}${syllable}う`] : [])])
  }
  return readings
}
