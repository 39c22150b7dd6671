import { buildId } from '../build-id.ts'

/** The bearer of visitors without a session; `/v1` treats it as anonymous. */
export const ANONYMOUS = 'public'

/** The headers that every call of `/v1` carries (R192), including calls made without the client. */
export const clientHeaders = (token = ANONYMOUS) => ({
  'x-client-id': `web/${buildId()}`,
  authorization: `Bearer ${token}`,
})
