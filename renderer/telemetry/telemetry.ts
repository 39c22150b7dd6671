import { startErrorReporter } from './error-reporter.ts'

/** The share of visits with performance measurements: enough for percentiles, and no cost for the others. */
const SHARE = 0.1

/** Reports errors of this document, and for a share of visits its performance. */
export function startTelemetry(): void {
  startErrorReporter()
  if (Math.random() < SHARE)
    import('./vitals.ts').then(
      ({ measure }) => measure(),
      () => {},
    )
}
