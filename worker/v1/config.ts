import { Hono } from 'hono'
import type { PublicConfig } from '#domain/public-config.ts'
import type { AppEnv } from '../app-env.ts'
import { isServerDev } from '../config.ts'
import { ok } from './answer.ts'

/** `GET /v1/config`: what the browser may know of the configuration (spec §3, "Public configuration read"). */
export const config = new Hono<AppEnv>().get('/', (c) => {
  const publicConfig: PublicConfig = {
    apiHost: c.env.API_HOST,
    appHost: c.env.APP_HOST,
    amazonAffiliateId: c.env.AMAZON_AFFILIATE_ID,
    rakutenAffiliateId: c.env.RAKUTEN_AFFILIATE_ID,
    serverDev: isServerDev(c.env),
    gtag: c.env.GTAG_ID,
  }
  return c.json(ok({ config: publicConfig }), 200, { 'cache-control': 'no-store' })
})
