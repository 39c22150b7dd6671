import { Hono } from 'hono'
import { SESSION_LIFETIMES } from '#domain/auth/session-lifetime.ts'
import type { PublicConfig } from '#domain/site/public-config.ts'
import type { AppEnv } from '../app-env.ts'
import { isServerDev, readPasswordPolicy } from '../config.ts'
import { ok } from './answer.ts'

/** `GET /v1/config`: the public configuration (spec §3, "Public configuration read"), and that of sign-in. */
export const config = new Hono<AppEnv>().get('/', (c) => {
  const publicConfig: PublicConfig = {
    apiHost: c.env.API_HOST,
    appHost: c.env.APP_HOST,
    amazonAffiliateId: c.env.AMAZON_AFFILIATE_ID,
    rakutenAffiliateId: c.env.RAKUTEN_AFFILIATE_ID,
    serverDev: isServerDev(c.env),
    gtag: c.env.GTAG_ID,
    // As configured, also when unset: the pages must work without sign-in.
    auth: {
      region: c.env.AUTH_REGION,
      userPoolId: c.env.USER_POOL_ID,
      userPoolClientId: c.env.USER_POOL_CLIENT_ID,
      identityPoolId: c.env.IDENTITY_POOL_ID,
      userPoolEndpoint: c.env.USER_POOL_ENDPOINT,
      identityPoolEndpoint: c.env.IDENTITY_POOL_ENDPOINT,
      passwordPolicy: readPasswordPolicy(c.env),
      sessionLifetimes: SESSION_LIFETIMES,
    },
  }
  return c.json(ok({ config: publicConfig }), 200, { 'cache-control': 'no-store' })
})
