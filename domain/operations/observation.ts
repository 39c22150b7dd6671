import { z } from 'zod'
import { METRICS } from './vitals.ts'

/** How an error came to be known: by the page itself, by a promise that nobody looked after, by React. */
export const ErrorKind = z.enum(['error', 'rejection', 'render'])
export type ErrorKind = z.infer<typeof ErrorKind>

const ObservedError = z.strictObject({
  kind: ErrorKind,
  message: z.string().max(500),
  stack: z.string().max(4000),
})

const Vitals = z.partialRecord(z.enum(METRICS), z.number().min(0).max(600_000))

/**
 * What a reader's browser tells of a page by itself (`POST /v1/observations`): what went wrong, and how fast it was.
 * `pageType` is that of page-type.ts, never an address; `build` is that of the document.
 */
export const Observation = z.strictObject({
  build: z.string().regex(/^[a-z0-9]{3,10}$/),
  pageType: z.string().max(200),
  errors: z.array(ObservedError).max(5).optional(),
  vitals: Vitals.optional(),
})
export type Observation = z.infer<typeof Observation>
