import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { errorDocument } from '../documents/static-site.ts'

/** Pages and files are read-only: other methods get 405. */
export async function readOnly(c: Context<AppEnv>): Promise<Response> {
  const response = await errorDocument(c, 405)
  response.headers.set('allow', 'GET, HEAD')
  return response
}
