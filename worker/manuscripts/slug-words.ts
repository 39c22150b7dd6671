import { toRomaji } from 'wanakana'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'

/** So long a slug reads well in an address; a word is never cut. */
const MAX_LENGTH = 50

/** How a name that is written in kanji is read: the slug of the page that has it. */
export type KnownName = { name: string; slug: string }

/** `北海道` stays whole, `京都府` is found as `京都`. */
const PREFECTURES: readonly KnownName[] = BUILT_IN_REGIONS.flatMap(({ prefectures }) =>
  prefectures.map(({ name, slug }) => ({ name: name.replace(/[都府県]$/, ''), slug })),
)

const RUN = /[a-z0-9]+|[ぁ-ゖー]+|[ァ-ヺー]+|[々〇一-鿿]+/gu
const PARTICLE = /^(から|まで|より|など|[のをへはがにでともや])/

/** Hepburn as signs write it: no long marks, no apostrophes, `カフェ` as `kafe`. */
const romajiOf = (kana: string): string =>
  toRomaji(kana.replaceAll('ー', ''))
    .toLowerCase()
    .replaceAll(/(f|sh|ch|j)y([aeio])/g, '$1$2')
    .replaceAll(/[^a-z0-9]/g, '')

/** Of hiragana what is a word: after kanji it is an ending, unless a particle stands between. */
function hiraganaWord(run: string, isAfterKanji: boolean, isFirst: boolean): string {
  const rest = isFirst ? run : run.replace(PARTICLE, '')
  if (isAfterKanji && rest === run) return ''
  return rest.length > 1 || isFirst ? rest : ''
}

/**
 * The words of a title in letters for a URL: kana as romaji, names that are known as their slugs, the rest left out.
 * Nothing that could be read: the empty text. `夏の京都をあるく` → `kyoto-aruku`.
 */
export function slugWords(title: string, known: readonly KnownName[] = []): string {
  const names = [...known, ...PREFECTURES].toSorted((one, other) => other.name.length - one.name.length)
  let text = title.normalize('NFKC').toLowerCase()
  // Letters beside a name are words of their own.
  for (const { name, slug } of names) text = text.replaceAll(name, ` ${slug} `)
  const words: string[] = []
  let before = ''
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const isAfterKanji = /[々〇一-鿿]$/u.test(before) && index > 0 && text[index - 1] === before.at(-1)
    if (/^[a-z0-9]/.test(run)) words.push(run)
    else if (/^[ァ-ヺ]/.test(run)) words.push(romajiOf(run))
    else if (/^[ぁ-ゖ]/.test(run)) words.push(romajiOf(hiraganaWord(run, isAfterKanji, before === '')))
    before = run
  }
  const kept = words.filter((word, index) => word !== '' && words.indexOf(word) === index)
  let slug = ''
  for (const word of kept) if (`${slug}-${word}`.length <= MAX_LENGTH) slug = slug ? `${slug}-${word}` : word
  return /[a-z]{2}/.test(slug) ? slug : ''
}
