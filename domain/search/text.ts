/** Kanji and kana letters without punctuation: written without spaces, so they are indexed as bigrams. */
const WIDE = String.raw`(?=[\p{L}\p{N}])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー〆]`
const RUN = new RegExp(`((?:${WIDE})+)|(?:(?!${WIDE})[\\p{L}\\p{N}])+`, 'gu')
const WORD = /[\p{L}\p{N}]+/gu
const KATAKANA = /[ァ-ヶヽヾ]/g

/** Text as compared by the search: NFKC, lower case, katakana as hiragana. `ｷｮｳﾄ` and `キョウト` give `きょうと`. */
export function folded(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

/** The words of a folded text, separated by spaces, symbols and emoji. */
export const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? []

const pairsOf = (run: string): string[] => {
  const letters = [...run]
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''))
}

type Run = { wide: boolean; tokens: string[] }
const NUMBER = /^\p{N}+$/u

function runsOf(text: string): Run[] {
  // 京都 must not match inside 東京都.
  const apart = folded(text).replaceAll('東京都', '東京 都')
  return [...apart.matchAll(RUN)].map(([run, wide]) =>
    wide ? { wide: true, tokens: pairsOf(run) } : { wide: false, tokens: [run] },
  )
}

/**
 * Text as indexed: `日本海` gives `日本 本海 海`; Latin words and numbers stay whole. The last letter is a token of its own,
 * so that every letter starts a token and single letters can be found by prefix.
 */
export const indexText = (text: string): string =>
  runsOf(text)
    .flatMap(({ tokens }) => tokens)
    .join(' ')

/**
 * The FTS5 phrase that matches a word anywhere in indexed text: `日本海` gives `"日本 本海"`, `海` gives `"海" *`. Latin words
 * match by prefix, numbers as a whole. `null` for a word without letters. Only letters and digits are passed on, so
 * no word can break out of its quotes.
 */
export function phraseOf(word: string): string | null {
  const runs = runsOf(word)
  const last = runs.at(-1)
  if (!last) return null
  const isPair = last.wide && last.tokens.length > 1
  // 10 must not match 1000.
  const isWhole = isPair || NUMBER.test(last.tokens[0] ?? '')
  const tokens = runs.flatMap((run) => (run === last && isPair ? run.tokens.slice(0, -1) : run.tokens))
  return `"${tokens.join(' ')}"${isWhole ? '' : ' *'}`
}
