import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Observation } from '#domain/operations/observation.ts'
import { tell } from './tell.ts'

type Vitals = NonNullable<Observation['vitals']>

/** Measures the page that this document began with, and tells it when the reader leaves or looks away. */
export function measure(): void {
  // What is measured is the document; where the reader goes from here without loading another is not.
  const { pathname } = location
  const known = new Set<string>()
  let seen: Vitals = {}
  const tellSeen = () => {
    if (Object.keys(seen).length > 0) tell({ vitals: seen }, pathname)
    seen = {}
  }
  // The last of the metrics come with the same event.
  const tellSoon = () => {
    if (document.visibilityState === 'hidden') queueMicrotask(tellSeen)
  }
  const note = ({ id, name, value, navigationType }: MetricType) => {
    // A page that the browser had kept whole says nothing of how fast the site is.
    if (known.has(id) || navigationType === 'back-forward-cache' || name === 'FCP') return
    known.add(id)
    seen[name] = Number(value.toFixed(name === 'CLS' ? 4 : 0))
    tellSoon()
  }
  onTTFB(note)
  onLCP(note)
  onINP(note)
  onCLS(note)
  document.addEventListener('visibilitychange', tellSoon)
  addEventListener('pagehide', tellSeen)
}
