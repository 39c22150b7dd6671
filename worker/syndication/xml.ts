/** Characters forbidden in XML documents, even escaped (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text escaped for an element or an attribute. */
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

/** An element with text: `text('title', 'A & B')`. */
export const text = (name: string, value: string, attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${escapeXml(value)}</${name}>`

/** An element with child elements of this module. */
export const parent = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>\n${children.join('\n')}\n</${name}>`

/** An empty element. */
export const empty = (name: string, attributes: Attributes): string => `<${opening(name, attributes)}/>`

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
