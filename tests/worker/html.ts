const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const ENTITY = /&(amp|lt|gt|quot|#x27|#\d+);/g

const unescaped = (text: string): string =>
  text.replace(ENTITY, (_, name: string) => ENTITIES[name] ?? String.fromCodePoint(Number(name.slice(1))))

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      name?.toLowerCase(),
      unescaped(value ?? ''),
    ]),
  )

/** The attributes of every element of a name, in the HTML that the site writes. */
export const elements = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, tag]) => attributesOf(tag ?? ''))

/** Every link with its attributes and text. */
export const links = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag, inside]) => ({
    ...attributesOf(tag ?? ''),
    text: textOf(inside ?? ''),
  }))

/** Tags that do not separate words. */
const INLINE = /<\/?(span|wbr|small|mark)\b[^>]*>/g

/** The visible text: no scripts, no tags. */
export const textOf = (html: string): string =>
  unescaped(
    html
      .replace(/<head>.*?<\/head>|<script\b.*?<\/script>|<style\b.*?<\/style>/gs, '')
      .replace(/<!--.*?-->/g, '')
      .replace(INLINE, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The part of a document between two of its tags: `part(html, 'footer')`. */
export const part = (html: string, name: string): string =>
  new RegExp(`<${name}\\b.*</${name}>`, 's').exec(html)?.[0] ?? ''
