import { z } from 'zod'
import { type Media, MediaWords } from '#domain/media/media.ts'
import { requiredText, text } from '#domain/text/text-rules.ts'

/** The words of a picture as they are typed: what may be missing is an empty text. */
export const MediaFormWords = MediaWords.extend({
  alt: requiredText({ max: 200 }),
  credit: requiredText({ max: 100 }),
  license: text({ max: 100 }).transform((license) => license || null),
  prefectureCode: z.string().transform((code) => code || null),
})
export type MediaFormValues = z.input<typeof MediaFormWords>
export type MediaFormOutput = z.output<typeof MediaFormWords>

export const valuesOf = (media: Media): MediaFormValues => ({
  name: media.name,
  alt: media.alt,
  credit: media.credit,
  license: media.license ?? '',
  prefectureCode: media.prefectureCode ?? '',
  focalX: media.focalX,
  focalY: media.focalY,
})
