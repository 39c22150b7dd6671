import { Hono } from 'hono'
import { devEndpoints } from './dev-endpoints.ts'
import type { Env } from './env.ts'
import { clientOf, consumeFault, refusalOf, skewOf } from './faults.ts'
import type { Identity } from './identity.ts'
import { authorize } from './oauth/authorize.ts'
import { tokenEndpoint } from './oauth/token.ts'
import { pageHeaders } from './pages/page.ts'
import { protocol, protocolCors, refuse } from './protocol.ts'
import { issuerOf, USER_POOL_ID } from './settings.ts'

/** The state of the stand-in; each request adds `client` and its clock skew. */
type Shared = Omit<Identity, 'client'> & { save: () => void }

/** Refuses other host names, against DNS rebinding by another site. */
const isOwnHost = (host: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '')

/** The operation or path that a fault may target. */
const nameOf = (path: string, target: string | undefined) =>
  (path === '/' ? target?.split('.')[1] : path) ?? path

/** Exempt from faults, so that a fault can be removed. */
const DEV_ENDPOINTS = /^\/(outbox|people|faults)/

export const createApp = ({ save, ...shared }: Shared) =>
  new Hono<Env>()
    .use(async function ownHost(c, next) {
      return isOwnHost(c.req.header('host')) ? next() : c.text('', 421)
    })
    .use('/', protocolCors)
    .use(async function faults(c, next) {
      const client = clientOf(c.req.raw.headers)
      const now = () => shared.now() + skewOf(shared.faults, client) * 1000
      c.set('identity', { ...shared, client, now })
      c.set('save', save)
      const name = nameOf(c.req.path, c.req.header('x-amz-target'))
      const fault =
        c.req.method === 'OPTIONS' || DEV_ENDPOINTS.test(c.req.path)
          ? null
          : consumeFault(shared.faults, client, name)
      if (fault?.kind === 'cut') {
        c.env.incoming.socket.destroy()
        return c.body(null)
      }
      if (fault) throw refusalOf(fault)
      await next()
    })
    .use(pageHeaders)
    .route('/', protocol)
    .route('/', authorize)
    .route('/', tokenEndpoint)
    .route('/', devEndpoints)
    .get(`/${USER_POOL_ID}/.well-known/jwks.json`, (c) => {
      c.header('cache-control', 'public, max-age=3600')
      return c.json({ keys: [c.var.identity.key.publicJwk] })
    })
    .get(`/${USER_POOL_ID}/.well-known/openid-configuration`, (c) => {
      const { origin } = c.var.identity
      return c.json({
        issuer: issuerOf(origin),
        jwks_uri: `${issuerOf(origin)}/.well-known/jwks.json`,
        authorization_endpoint: `${origin}/oauth2/authorize`,
        token_endpoint: `${origin}/oauth2/token`,
        revocation_endpoint: `${origin}/oauth2/revoke`,
        end_session_endpoint: `${origin}/logout`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    })
    .onError(refuse)
