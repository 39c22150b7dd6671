import type { Mark, NotedInline, NotedRun } from '#domain/blocks/inline.ts'
import { noteOf } from './notes.ts'

const TOKEN = /\*\*(.+?)\*\*|==(.+?)==|\[([^\]]+)\]\(([^)]+)\)|\{([^|{}]+)\|([^{}]+)\}|\[\^([\w-]+)\]/u

function run(text: string, ...marks: Mark[]): NotedRun[] {
  return text ? [{ text, marks }] : []
}

/**
 * Parses the notation of the sample content:
 * `**太字**`, `==マーカー==`, `[言葉](/spots/x)`, `{城崎|きのさき}` for ruby, `[^onsen-law]` for a note. Marks do not nest.
 */
export function inline(source: string): NotedInline {
  const match = TOKEN.exec(source)
  if (!match) return run(source)
  const [whole, bold, marker, label, href, base, reading, note] = match
  const before = run(source.slice(0, match.index))
  const rest = source.slice(match.index + whole.length)
  const marked = note
    ? [{ text: '', marks: [], note: noteOf(note) }]
    : bold
      ? run(bold, { type: 'bold' })
      : marker
        ? run(marker, { type: 'marker' })
        : label && href
          ? run(label, { type: 'link', href })
          : run(base ?? '', { type: 'ruby', text: reading ?? '' })
  return [...before, ...marked, ...(rest ? inline(rest) : [])]
}
