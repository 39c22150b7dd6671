import { isSearchKind } from '../content/kind-lists.ts'
import { countCharacters } from '../text/text-rules.ts'
import { advice, problemsIf, type Rule, recordIn, textIn } from './checklist-rule.ts'
import { titleOf } from './fields.ts'
import { fieldLabel } from './labels/field-label.ts'

/** ASCII, Latin letters with diacritics and half-width katakana are half as wide as a kanji. */
const HALF = /[\u0020-\u024f\uff61-\uff9f]/

/** The width of a text in 全角, as search results measure titles: `a` is 0.5, `あ` is 1. */
export const fullWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (HALF.test(letter) ? 0.5 : 1), 0)

/** Search results cut titles after this many 全角, and descriptions after this many characters. */
const TITLE_WIDTH = 32
const DESCRIPTION_LENGTH = 120

/** Title and description for search results: the SEO fields, or else title and catch. */
function searchTextsOf(fields: Record<string, unknown>): { title: string; description: string } {
  const seo = recordIn(fields.seo)
  const summary = Array.isArray(fields.summary) ? fields.summary.map(textIn).join('') : ''
  return {
    title: textIn(seo.title) || titleOf(fields),
    description: textIn(seo.description) || textIn(fields.lead) || summary || textIn(fields.catch),
  }
}

/** Titles up to 32 全角 and descriptions up to 120 characters are shown in full. */
export const meterRules: Rule = (kind, fields) => {
  if (!isSearchKind(kind)) return []
  const { title, description } = searchTextsOf(fields)
  const seo = recordIn(fields.seo)
  const shown = textIn(seo.title) ? 'seo.title' : textIn(fields.title) ? 'title' : 'name'
  return problemsIf(
    fullWidth(title) > TITLE_WIDTH &&
      advice(
        shown,
        `${fieldLabel(kind, shown)}は、検索では全角${TITLE_WIDTH}字で切れます（いま${Math.ceil(fullWidth(title))}字）。`,
      ),
    countCharacters(description) > DESCRIPTION_LENGTH &&
      advice(
        'seo.description',
        `検索結果の説明が長く、${DESCRIPTION_LENGTH}字で切れます（いま${countCharacters(description)}字）。`,
      ),
  )
}
