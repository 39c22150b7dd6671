import { toRomaji } from 'wanakana'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'

/** A readable length of a slug; words are never cut. */
const MAX_LENGTH = 50

/** The reading of a name in kanji: the slug of its page. */
export type NamedSlug = { name: string; slug: string }

/** `北海道` stays whole, `京都府` is matched as `京都`. */
const PREFECTURES: readonly NamedSlug[] = BUILT_IN_REGIONS.flatMap(({ prefectures }) =>
  prefectures.map(({ name, slug }) => ({ name: name.replace(/[都府県]$/, ''), slug })),
)

const RUN = /[a-z0-9]+|[ぁ-ゖー]+|[ァ-ヺー]+|[々〇一-鿿]+/gu
const PARTICLE = /^(から|まで|より|など|[のをへはがにでともや])/

/** Hepburn as on signs: no long vowels, no apostrophes, `カフェ` as `kafe`. */
const romajiOf = (kana: string): string =>
  toRomaji(kana.replaceAll('ー', ''))
    .toLowerCase()
    .replaceAll(/(f|sh|ch|j)y([aeio])/g, '$1$2')
    .replaceAll(/[^a-z0-9]/g, '')

/** The words in hiragana: after kanji it is an ending, unless a particle stands between. */
function hiraganaWord(run: string, isAfterKanji: boolean, isFirst: boolean): string {
  const rest = isFirst ? run : run.replace(PARTICLE, '')
  if (isAfterKanji && rest === run) return ''
  return rest.length > 1 || isFirst ? rest : ''
}

/**
 * The words of a title in Latin letters for a URL: kana as romaji, known names as their slugs, the rest left out. An
 * empty text when nothing could be read. `夏の京都をあるく` → `kyoto-aruku`.
 */
export function slugFromTitle(title: string, namedSlugs: readonly NamedSlug[] = []): string {
  const names = [...namedSlugs, ...PREFECTURES].toSorted((one, other) => other.name.length - one.name.length)
  let text = title.normalize('NFKC').toLowerCase()
  // Letters beside a name are separate words.
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
  const unique = words.filter((word, index) => word !== '' && words.indexOf(word) === index)
  let slug = ''
  for (const word of unique)
    if (`${slug}-${word}`.length <= MAX_LENGTH) slug = slug ? `${slug}-${word}` : word
  return /[a-z]{2}/.test(slug) ? slug : ''
}
