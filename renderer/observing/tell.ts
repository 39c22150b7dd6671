import type { Observation } from '#domain/operations/observation.ts'
import { pageTypeOf } from '#domain/operations/page-type.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { clientHeaders } from '../api/client-headers.ts'
import { buildId } from '../build-id.ts'

const LONGEST_MESSAGE = 500
const LONGEST_STACK = 4000

type Seen = Pick<Observation, 'errors' | 'vitals'>

/**
 * Tells the site what was seen of a page: no address but its type, no id of whoever reads. The Worker takes out of texts
 * whatever has the shape of a key or a person (worker/operations). It does not matter whether it arrives.
 */
export function tell({ errors, vitals }: Seen, pathname = location.pathname): void {
  const seen: Observation = {
    build: buildId(),
    pageType: pageTypeOf(pathname),
    ...(errors && {
      errors: errors.map(({ kind, message, stack }) => ({
        kind,
        message: cutText(message, LONGEST_MESSAGE).toWellFormed(),
        stack: cutText(stack, LONGEST_STACK).toWellFormed(),
      })),
    }),
    ...(vitals && { vitals }),
  }
  // Kept alive it arrives also when the page is left; a beacon could carry no headers.
  fetch('/v1/observations', {
    method: 'POST',
    keepalive: true,
    headers: { ...clientHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(seen),
  }).catch(() => {})
}
