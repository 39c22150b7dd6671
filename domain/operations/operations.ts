import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { MissingAddress } from '../office/missing-address.ts'
import { Publication } from '../publish/publication.ts'
import { Health } from './health.ts'
import { ErrorKind } from './telemetry.ts'
import { METRICS } from './vitals.ts'

/** A client-side error, with its count. */
export const ClientError = z.strictObject({
  fingerprint: z.string(),
  kind: ErrorKind,
  message: z.string(),
  stack: z.string(),
  hits: z.int().nonnegative(),
  firstAt: IsoDateTime,
  lastAt: IsoDateTime,
  firstBuild: z.string(),
  lastBuild: z.string(),
  resolvedAt: IsoDateTime.nullable(),
})
export type ClientError = z.infer<typeof ClientError>

export const ErrorPlace = z.strictObject({
  build: z.string(),
  pageType: z.string(),
  browser: z.string(),
  hits: z.int().nonnegative(),
  lastAt: IsoDateTime,
})
export type ErrorPlace = z.infer<typeof ErrorPlace>

/** A scheduled job: its last run, last success and last failure. */
export const JobStatus = z.strictObject({
  name: z.string(),
  ranAt: IsoDateTime,
  ms: z.int().nonnegative(),
  okAt: IsoDateTime.nullable(),
  failedAt: IsoDateTime.nullable(),
  error: z.string().nullable(),
})
export type JobStatus = z.infer<typeof JobStatus>

/** Requests of one hour over all routes. */
export const HourFigure = z.strictObject({
  hour: IsoDateTime,
  requests: z.int().nonnegative(),
  failures: z.int().nonnegative(),
  slow: z.int().nonnegative(),
})
export type HourFigure = z.infer<typeof HourFigure>

/** Requests of one route over the last day. */
export const RouteFigure = z.strictObject({
  route: z.string(),
  requests: z.int().nonnegative(),
  failures: z.int().nonnegative(),
  slow: z.int().nonnegative(),
  meanMs: z.int().nonnegative(),
  longestMs: z.int().nonnegative(),
})
export type RouteFigure = z.infer<typeof RouteFigure>

/** Data of the operations page. */
export const Operations = z.strictObject({
  health: Health,
  errors: z.strictObject({ list: z.array(ClientError), total: z.int(), resolved: z.int() }),
  publications: z.strictObject({
    waiting: z.int(),
    failed: z.int(),
    oldestAt: IsoDateTime.nullable(),
    list: z.array(Publication),
  }),
  hours: z.array(HourFigure),
  routes: z.array(RouteFigure),
  jobs: z.array(JobStatus),
  missing: z.strictObject({ list: z.array(MissingAddress), total: z.int() }),
})
export type Operations = z.infer<typeof Operations>

export const PageVitals = z.strictObject({
  pageType: z.string(),
  device: z.enum(['phone', 'desktop']),
  metrics: z.partialRecord(
    z.enum(METRICS),
    z.strictObject({
      samples: z.int(),
      p75: z.number(),
      shares: z.strictObject({ good: z.number(), fair: z.number(), poor: z.number() }),
    }),
  ),
})
export type PageVitals = z.infer<typeof PageVitals>
