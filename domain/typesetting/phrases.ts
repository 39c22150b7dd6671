const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const ONLY_HIRAGANA = /^[ぁ-んー]+$/u
/** Characters that may not start a line, and those that may not end one. */
const CLOSING =
  /^[、。，．・：；？！）」』】〉》〕｝…‥ーァィゥェォッャュョぁぃぅぇぉっゃゅょ々〜～!?,.)\]}％%]/u
/** A word starts after these, even one of hiragana. */
const STOP = /[、。，！？」』）・\s]$/u
const OPENING = /[（「『【〈《〔｛([{]$/u
const NUMBER = /[\d０-９〇一二三四五六七八九十百千万]$/u
const UNIT = /^[年月日時分円回本選人泊つ個県市区町村駅湯]/u
const LATIN = /[A-Za-z0-9.,'&+-]$/
const LATIN_START = /^[A-Za-z0-9.,'&+-]/

/** Whether there is no line break between two words. */
const belongs = (before: string, next: string): boolean =>
  (ONLY_HIRAGANA.test(next) && !STOP.test(before)) ||
  CLOSING.test(next) ||
  OPENING.test(before) ||
  (NUMBER.test(before) && UNIT.test(next)) ||
  (LATIN.test(before) && LATIN_START.test(next))

/** The pieces of a text between possible line breaks: words with their particles, brackets with their content. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const { segment } of segmenter.segment(text.replace(/\s+/gu, ' ').trim())) {
    const before = phrases.at(-1)
    if (before !== undefined && belongs(before, segment)) phrases[phrases.length - 1] = before + segment
    else phrases.push(segment)
  }
  return phrases
}
