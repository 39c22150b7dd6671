import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from './app-env.ts'
import { documents } from './documents.ts'
import { onError } from './middleware/errors.ts'
import { requestId } from './middleware/request-id.ts'
import { errorDocument } from './static-site.ts'

/** The Worker's table of contents, in the order in which a request passes. */
export const createApp = () =>
  new Hono<AppEnv>()
    .onError(onError)
    .notFound((c) => errorDocument(c, 404))
    .use(requestId())
    .get('/search/=/*', etag(), documents)
    .get('*', documents)
