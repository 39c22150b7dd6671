import { buildId } from '../build-id.ts'

/** What a visitor without a session sends as the bearer; `/v1` takes it for nobody. */
export const NOBODY = 'public'

/** What every call of `/v1` carries (R192), also those that are not made by the client of `/v1`. */
export const clientHeaders = (token = NOBODY) => ({
  'x-client-id': `web/${buildId()}`,
  authorization: `Bearer ${token}`,
})
