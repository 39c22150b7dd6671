/** A run of text; `href` makes it a link to a page or a telephone number. */
type TextRun = { text: string; href: string | null }

/** A URL ends where Japanese text follows without a space. */
const URL_PATTERN = String.raw`https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+`
/** 0766-22-0123, 03(1234)5678, 090 1234 5678, ０１２０…, +81-3-1234-5678; not part of a longer number. */
const HYPHEN = '[-‐‑–−－ー]'
const TEL_PATTERN = String.raw`(?<![\d０-９\w./:+-])(?:[+＋][8８][1１]${HYPHEN}?|[0０])[\d０-９]{1,4}(?:${HYPHEN}|[ 　]|[(（])?[\d０-９]{1,4}(?:${HYPHEN}|[ 　]|[)）])?[\d０-９]{3,4}(?![\d０-９\w]|${HYPHEN}[\d０-９])`
const PATTERN = new RegExp(`(${URL_PATTERN})|(${TEL_PATTERN})`, 'g')

/** Strips punctuation that ends a sentence; a closing bracket belongs to the URL only if it was opened inside. */
function trimmedUrl(url: string): string {
  const trimmed = url.replace(/(?<![.,;:!?'*])[.,;:!?'*]+$/, '')
  const isOpened = (trimmed.match(/\(/g) ?? []).length >= (trimmed.match(/\)/g) ?? []).length
  return trimmed.endsWith(')') && !isOpened ? trimmedUrl(trimmed.slice(0, -1)) : trimmed
}

/** The URL if it is http(s). */
function pageHref(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, href } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' ? href : null
}

/** `tel:` URL of a Japanese number: 10 or 11 digits from 0, or 9 or 10 after the country code. */
function telHref(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/(?!^\+)\D/g, '')
  return /^(0\d{9,10}|\+81\d{9,10})$/.test(digits) ? `tel:${digits}` : null
}

/** Splits a member's text into runs with links (http, https and tel only). The runs join to the original text. */
export function linkedRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let last = 0
  for (const { index, 1: url, 2: tel } of text.matchAll(PATTERN)) {
    const found = url === undefined ? (tel ?? '') : trimmedUrl(url)
    const href = url === undefined ? telHref(found) : pageHref(found)
    if (href === null) continue
    if (index > last) runs.push({ text: text.slice(last, index), href: null })
    runs.push({ text: found, href })
    last = index + found.length
  }
  if (last < text.length) runs.push({ text: text.slice(last), href: null })
  return runs
}
