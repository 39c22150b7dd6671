import { styleOf } from './csp-safe-html.ts'

// Word writes lists as paragraphs with a marker, declared in its own styles:
// <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>…</span></span>text

/** Hidden content. */
export const isIgnored = (element: Element): boolean =>
  /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/.test(styleOf(element)) ||
  element.hasAttribute('hidden')

export const isWordListSign = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element))

/** 1. 2) (3) a. ア、 一、 ①: a single letter is not a number, because Wingdings uses one for bullets. */
const NUMBER = /^([（(]?[0-9０-９a-zA-Zぁ-んァ-ン一二三四五六七八九十]{1,4}[.．)）、]|[①-⑳])/

/** The kind and depth of a paragraph from Word that is an item of a list; `null` otherwise. */
export function wordListSign(element: Element): { ordered: boolean; depth: number } | null {
  const found = /mso-list:\s*l\d+(?:\s+level(\d))?/.exec(styleOf(element))
  if (!found) return null
  const sign = [...element.querySelectorAll('span')].find(isWordListSign)?.textContent ?? ''
  return { ordered: NUMBER.test(sign.trim()), depth: Number(found[1] ?? 1) - 1 }
}
