import { z } from 'zod'
import { requiredText, text } from '#domain/text/text-rules.ts'
import { MAX_PRICE, typedNumber } from '#domain/travel/activity-form.ts'
import { brokenGuideDates } from '#domain/travel/date-rules.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'

const TypedDay = z.union([z.literal(''), z.iso.date()]).transform((day) => day || null)

/** Title, dates and members of a trip as form values. */
export const DetailsForm = z
  .object({
    title: requiredText({ max: 60 }),
    startDate: TypedDay,
    endDate: TypedDay,
    members: text({ max: 200 }),
    budget: typedNumber(MAX_PRICE * 10),
    memo: z.string().max(2000),
    coverImage: z.string().transform((address) => address || null),
  })
  .superRefine((dates, context) => {
    const broken = brokenGuideDates(dates)
    if (broken) context.addIssue({ code: 'custom', path: [broken.field], message: broken.message })
  })
export type DetailsValues = z.input<typeof DetailsForm>
export type Details = z.output<typeof DetailsForm>

export const detailsOf = ({
  title,
  startDate,
  endDate,
  members,
  budget,
  memo,
  coverImage,
}: TravelGuide): Details => ({
  title,
  startDate,
  endDate,
  members,
  budget,
  memo,
  coverImage,
})

/** The form values of a guide. */
export const typedOf = (guide: TravelGuide): DetailsValues => ({
  ...detailsOf(guide),
  startDate: guide.startDate ?? '',
  endDate: guide.endDate ?? '',
  budget: guide.budget === null ? '' : String(guide.budget),
  coverImage: guide.coverImage ?? '',
})
