import { isSearchKind } from '../content/kind-lists.ts'
import { countCharacters } from '../text/text-rules.ts'
import { advice, problemsIf, type Rule, recordIn, textIn } from './checklist-rule.ts'
import { titleOf } from './fields.ts'
import { fieldLabel } from './labels/field-label.ts'
import { DESCRIPTION_LENGTH, fullWidth, TITLE_WIDTH } from './text-width.ts'

/** Title and description for search results: the SEO fields, or else title and catch. */
export function searchTextsOf(fields: Record<string, unknown>): { title: string; description: string } {
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
