import { z } from 'zod'
import { requiredText, text } from '../text/text-rules.ts'

/** Forms send CRLF, which would count twice; control characters and white space at the ends are not worth an error. */
const trimmed = z.string().transform((typed) => typed.replace(/(?![\n\t])\p{Cc}/gu, '').trim())

/** An empty address, or a valid one. */
const optionalEmail = z.check<string>(({ value, issues }) => {
  if (value !== '' && !z.email().safeParse(value).success)
    issues.push({ code: 'invalid_format', format: 'email', input: value })
})

/**
 * A reader's report of a mistake on a page, as a form sends it: empty fields are empty texts. `website` is a field that
 * people do not see: whoever fills it is a script. Lengths in code points.
 */
export const ReportInput = z.strictObject({
  text: trimmed.pipe(requiredText({ max: 1000 })),
  passage: trimmed.pipe(text({ max: 300 })).optional(),
  email: trimmed.pipe(text({ max: 254 }).check(optionalEmail)).optional(),
  website: z.string().max(2000).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

/** The fields that a reader fills. */
export type ReportField = 'text' | 'passage' | 'email'

/** What the form shows after it was sent: a thank-you, or what is wrong; without script also what was typed. */
export type ReportState =
  | { isSent: true }
  | {
      isSent: false
      values?: Partial<Record<ReportField, string | undefined>>
      errors: { field?: string | undefined; message: string }[]
    }
