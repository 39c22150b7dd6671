import type { Inline, Mark, TextRun } from '#domain/blocks/inline.ts'

const TOKEN = /\*\*(.+?)\*\*|==(.+?)==|\[([^\]]+)\]\(([^)]+)\)|\{([^|{}]+)\|([^{}]+)\}/u

function run(text: string, ...marks: Mark[]): TextRun[] {
  return text ? [{ text, marks }] : []
}

/**
 * Parses the notation of the sample content:
 * `**太字**`, `==マーカー==`, `[言葉](/spots/x)`, `{城崎|きのさき}` for ruby. Marks do not nest.
 */
export function inline(source: string): Inline {
  const match = TOKEN.exec(source)
  if (!match) return run(source)
  const [whole, bold, marker, label, href, base, reading] = match
  const before = run(source.slice(0, match.index))
  const rest = source.slice(match.index + whole.length)
  const marked = bold
    ? run(bold, { type: 'bold' })
    : marker
      ? run(marker, { type: 'marker' })
      : label && href
        ? run(label, { type: 'link', href })
        : run(base ?? '', { type: 'ruby', text: reading ?? '' })
  return [...before, ...marked, ...(rest ? inline(rest) : [])]
}
