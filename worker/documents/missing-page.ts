import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { addressResponse } from '../redirects/address-response.ts'
import { resolveMissing } from '../redirects/resolve-address.ts'
import { requestUrl } from './request-path.ts'

/** What is answered where there is no page: the way to where it is now (301), that it was removed (410), or 404. */
export const missingPage = async (c: Context<AppEnv>): Promise<Response> =>
  addressResponse(c, await resolveMissing(c.env, requestUrl(c)))
