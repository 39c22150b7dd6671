import { z } from 'zod'
import { limited } from '../text/text-rules.ts'
import { Note } from './note.ts'

export const MAX_RUBY = 60

const link = z.object({
  type: z.literal('link'),
  // Browsers treat a backslash as a slash and ignore white space, so such a link could lead to another site than it
  // shows.
  href: z
    .string()
    .max(2000)
    .regex(/^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)[^\s\\]*$/),
})
const ruby = z.object({ type: z.literal('ruby'), text: limited({ min: 1, max: MAX_RUBY }) })

export const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('marker') }),
  z.object({ type: z.literal('strike') }),
  link,
  ruby,
])
export type Mark = z.infer<typeof Mark>

/**
 * A run of text with its marks (bold, marker, strike, link, ruby). `\n` is a line break within the text. Structured, because
 * CommonMark emphasis fails next to 「」.
 */
export const TextRun = z.object({ text: z.string().min(1), marks: z.array(Mark) })
export type TextRun = z.infer<typeof TextRun>

export const Inline = z.array(TextRun).min(1)
export type Inline = z.infer<typeof Inline>

/**
 * A run in the body of a page, and the note at its end. Editors write a note as a run with an empty text; so it is no part of
 * what is searched, counted, described or read aloud.
 */
export const NotedRun = TextRun.extend({ text: z.string(), note: Note.optional() })
export type NotedRun = z.infer<typeof NotedRun>

export const NotedInline = z.array(NotedRun).min(1)
export type NotedInline = z.infer<typeof NotedInline>

/** Plain text without ruby and notes: for search, counting and previews. */
export function inlineText(inline: Inline): string {
  return inline.map((run) => run.text).join('')
}
