/** What no XML document may hold, not even escaped (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the forbidden ones
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it stands in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

type Attributes = Record<string, string | number>

const opening = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(
    ' ',
  )

/** An element that holds text: `text('title', 'A & B')`. */
export const text = (name: string, value: string, attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${escapeXml(value)}</${name}>`

/** An element that holds others, as this module wrote them. */
export const parent = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>\n${children.join('\n')}\n</${name}>`

/** An element that holds nothing. */
export const empty = (name: string, attributes: Attributes): string => `<${opening(name, attributes)}/>`

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
