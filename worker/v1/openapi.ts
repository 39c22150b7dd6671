import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { staticFile } from '../documents/static-site.ts'
import { notFound, PUBLIC_CACHE } from './answer.ts'

/**
 * `GET /v1/openapi.json`: the description of `/v1` (OpenAPI 3.1). The build writes it (scripts/build/openapi.ts), so that
 * the Worker does not carry what it is made from.
 */
export const openapi = new Hono<AppEnv>().get('/', async (c) => {
  const file = await staticFile(c, '/v1/openapi.json')
  if (!file) throw notFound(c)
  file.headers.set('cache-control', PUBLIC_CACHE)
  return file
})
