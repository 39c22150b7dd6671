import { link } from '../url/link.ts'

/** The pages after the form of the newsletter, by the last segment of their path. */
const STEPS = ['sent', 'confirm', 'confirmed', 'expired', 'unsubscribe', 'unsubscribed'] as const

export type NewsletterStep = (typeof STEPS)[number]
export const NEWSLETTER_STEPS: readonly NewsletterStep[] = STEPS

export const isNewsletterStep = (text: string): text is NewsletterStep => STEPS.some((step) => step === text)

/** The path of such a page, with the token of a link in a mail: `/newsletter/confirm?token=…`. */
export const newsletterStepPath = (step: NewsletterStep, token?: string): string =>
  link('newsletter', { id: step, ...(token && { query: { token } }) })

/** The field with which the page of `unsubscribe` sends its form: a mail program sends another one (RFC 8058). */
export const FROM_PAGE = 'page'
