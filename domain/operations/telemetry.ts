import { z } from 'zod'
import { METRICS } from './vitals.ts'

/** How an error was caught: error event, unhandled rejection, or React error boundary. */
export const ErrorKind = z.enum(['error', 'rejection', 'render'])
export type ErrorKind = z.infer<typeof ErrorKind>

const ReportedError = z.strictObject({
  kind: ErrorKind,
  message: z.string().max(500),
  stack: z.string().max(4000),
})

const Vitals = z.partialRecord(z.enum(METRICS), z.number().min(0).max(600_000))

/**
 * What a browser reports about a page (`POST /v1/observations`): errors and performance. `pageType` is the type from
 * page-type.ts, never an address; `build` is that of the document.
 */
export const TelemetryReport = z.strictObject({
  build: z.string().regex(/^[a-z0-9]{3,10}$/),
  pageType: z.string().max(200),
  errors: z.array(ReportedError).max(5).optional(),
  vitals: Vitals.optional(),
})
export type TelemetryReport = z.infer<typeof TelemetryReport>
