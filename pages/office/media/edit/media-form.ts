import { z } from 'zod'
import { type Media, MediaDetails } from '#domain/media/media.ts'
import { requiredText, text } from '#domain/text/text-rules.ts'

/** Form values of the details: missing ones are empty texts. */
export const MediaFormDetails = MediaDetails.extend({
  alt: requiredText({ max: 200 }),
  credit: requiredText({ max: 100 }),
  license: text({ max: 100 }).transform((license) => license || null),
  prefectureCode: z.string().transform((code) => code || null),
})
export type MediaFormValues = z.input<typeof MediaFormDetails>
export type MediaFormOutput = z.output<typeof MediaFormDetails>

export const valuesOf = (media: Media): MediaFormValues => ({
  name: media.name,
  alt: media.alt,
  credit: media.credit,
  license: media.license ?? '',
  prefectureCode: media.prefectureCode ?? '',
  focalX: media.focalX,
  focalY: media.focalY,
})
