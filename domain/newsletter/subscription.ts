import { z } from 'zod'
import { requiredText } from '../text/text-rules.ts'

/** The maximum length of an address (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254

/** Forms send what was pasted: white space and control characters around an address are not worth an error. */
const trimmed = z.string().transform((typed) => typed.replace(/\p{Cc}/gu, '').trim())

/**
 * A reader's subscription to the newsletter, as the form sends it. `website` is a field that people do not see: whoever
 * fills it is a script.
 */
export const SubscriptionInput = z.strictObject({
  email: trimmed.pipe(requiredText({ max: MAX_EMAIL_LENGTH }).pipe(z.email())),
  website: z.string().max(2000).optional(),
})
export type SubscriptionInput = z.infer<typeof SubscriptionInput>

/** What the form shows after it was refused: what was typed, and what is wrong with it. */
export type SubscriptionState = { email: string; message: string; isField: boolean }

/** The form of an address in which two are compared: one subscription for each mailbox, however it is typed. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase()
