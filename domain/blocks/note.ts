import { z } from 'zod'
import { IsoDate } from '../date/iso-date.ts'
import { limited } from '../text/text-rules.ts'

export const MAX_NOTES = 50
export const MAX_NOTE_TEXT = 500
export const MAX_SOURCE_TITLE = 120
export const MAX_PUBLISHER = 80

const textOf = (max: number) => limited({ min: 1, max }).nullable()

/**
 * A note at a place in a text: words, a source, or both. It has no number: notes are numbered in the order in which a page
 * shows them. `checkedAt` is the day on which the source was compared with the text.
 */
export const Note = z
  .object({
    text: textOf(MAX_NOTE_TEXT),
    title: textOf(MAX_SOURCE_TITLE),
    publisher: textOf(MAX_PUBLISHER),
    url: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .nullable(),
    checkedAt: IsoDate.nullable(),
  })
  .refine(({ text, title }) => text !== null || title !== null, {
    path: ['text'],
    error: '注の文か、出典の名前を入力してください。',
  })
export type Note = z.infer<typeof Note>
