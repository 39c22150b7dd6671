import { hc } from 'hono/client'
import type { V1 } from '#worker/v1/index.ts'
import { buildId } from './build-id.ts'

/** What a visitor without a session sends as the bearer; `/v1` takes it for nobody. */
const NOBODY = 'public'

/**
 * The browser's one door to `/v1`, typed by the Worker's own routes: `api(apiHost).regions.$get()`. An empty `apiHost`
 * means the site itself.
 */
export const api = (apiHost: string) =>
  hc<V1>(`${apiHost}/v1`, {
    headers: { 'x-client-id': `web/${buildId()}`, authorization: `Bearer ${NOBODY}` },
  })
