import { isNewsletterStep } from '#domain/newsletter/newsletter-step.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = ({ routeParams: { step = '' } }: LoaderContext) =>
  isNewsletterStep(step) ? { step } : null
