import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { TelemetryReport } from '#domain/operations/telemetry.ts'
import { report } from './report.ts'

type Vitals = NonNullable<TelemetryReport['vitals']>

/** Measures the page this document was loaded for, and reports it when it is hidden or left. */
export function measure(): void {
  // The document is measured, not the client-side navigations after it.
  const { pathname } = location
  const reportedIds = new Set<string>()
  let measured: Vitals = {}
  const reportMeasured = () => {
    if (Object.keys(measured).length > 0) report({ vitals: measured }, pathname)
    measured = {}
  }
  // The last metrics arrive with the same event.
  const reportIfHidden = () => {
    if (document.visibilityState === 'hidden') queueMicrotask(reportMeasured)
  }
  const note = ({ id, name, value, navigationType }: MetricType) => {
    // Restoring from the back/forward cache says nothing about the site's speed.
    if (reportedIds.has(id) || navigationType === 'back-forward-cache' || name === 'FCP') return
    reportedIds.add(id)
    measured[name] = Number(value.toFixed(name === 'CLS' ? 4 : 0))
    reportIfHidden()
  }
  onTTFB(note)
  onLCP(note)
  onINP(note)
  onCLS(note)
  document.addEventListener('visibilitychange', reportIfHidden)
  addEventListener('pagehide', reportMeasured)
}
