import { pageTypeOf } from '#domain/operations/page-type.ts'
import type { TelemetryReport } from '#domain/operations/telemetry.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { fetchPlain } from '../api/client-headers.ts'
import { buildId } from '../build-id.ts'
import { isCrawler } from '../shell/errors/crawler.ts'

const MAX_MESSAGE_LENGTH = 500
const MAX_STACK_LENGTH = 4000

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null; webdriver?: boolean }

/** Respects Global Privacy Control and Do Not Track, although reports are anonymous. Bots are excluded. */
const canReport = (): boolean => {
  const { globalPrivacyControl, doNotTrack, webdriver } = navigator as PrivacySignals
  return !globalPrivacyControl && doNotTrack !== '1' && !webdriver && !isCrawler()
}

type Measured = Pick<TelemetryReport, 'errors' | 'vitals'>

/**
 * Sends a report about a page: with its type instead of its URL, and without an id of the reader. The Worker redacts
 * keys and personal data from texts (worker/operations). Failures are ignored.
 */
export function report({ errors, vitals }: Measured, pathname = location.pathname): void {
  if (!canReport()) return
  const body: TelemetryReport = {
    build: buildId(),
    pageType: pageTypeOf(pathname),
    ...(errors && {
      errors: errors.map(({ kind, message, stack }) => ({
        kind,
        message: cutText(message, MAX_MESSAGE_LENGTH).toWellFormed(),
        stack: cutText(stack, MAX_STACK_LENGTH).toWellFormed(),
      })),
    }),
    ...(vitals && { vitals }),
  }
  // `keepalive` completes the request after the page is left; a beacon could not send the headers.
  fetchPlain('/v1/observations', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
