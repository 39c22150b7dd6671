/** A part of a text: as it stands, or as a link to a page or a telephone. */
export type TextRun = { text: string; href: string | null }

/** Addresses end where Japanese goes on without a space. */
const URL_PATTERN = String.raw`https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+`
/** 0766-22-0123, 03(1234)5678, 090 1234 5678, ０１２０…, +81-3-1234-5678; not a part of a longer number. */
const HYPHEN = '[-‐‑–−－ー]'
const TEL_PATTERN = String.raw`(?<![\d０-９\w./:+-])(?:[+＋][8８][1１]${HYPHEN}?|[0０])[\d０-９]{1,4}(?:${HYPHEN}|[ 　]|[(（])?[\d０-９]{1,4}(?:${HYPHEN}|[ 　]|[)）])?[\d０-９]{3,4}(?![\d０-９\w]|${HYPHEN}[\d０-９])`
const PATTERN = new RegExp(`(${URL_PATTERN})|(${TEL_PATTERN})`, 'g')

/** Signs that end a sentence rather than an address; a bracket belongs to it only when it was opened in it. */
function trimmedUrl(url: string): string {
  const trimmed = url.replace(/(?<![.,;:!?'*])[.,;:!?'*]+$/, '')
  const isOpened = (trimmed.match(/\(/g) ?? []).length >= (trimmed.match(/\)/g) ?? []).length
  return trimmed.endsWith(')') && !isOpened ? trimmedUrl(trimmed.slice(0, -1)) : trimmed
}

/** An address that leads to a page of the web and nowhere else. */
function pageHref(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, href } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' ? href : null
}

/** What a Japanese number has: 10 or 11 digits from 0, or 9 or 10 behind the country's. */
function telHref(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/(?!^\+)\D/g, '')
  return /^(0\d{9,10}|\+81\d{9,10})$/.test(digits) ? `tel:${digits}` : null
}

/** A text of a member as its parts; joined they are the text. Links lead to http, https and tel only. */
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
