import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { notFound, PRIVATE_CACHE, unauthorized } from './answer.ts'
import { cards } from './cards.ts'
import { config } from './config.ts'
import { contentCalls } from './content.ts'
import { regions } from './regions.ts'
import { search } from './search.ts'

/** The answer to a call without a session. */
const refuseNobody = (c: Context<AppEnv>) => c.json(unauthorized(), 401, { 'cache-control': PRIVATE_CACHE })

/** The table of contents of `/v1`. Its type is what the browser's client is made from. */
export const v1 = new Hono<AppEnv>()
  .route('/regions', regions)
  .route('/config', config)
  .route('/search', search)
  .route('/cards', cards)
  .route('/spots', contentCalls('spot'))
  .route('/hotels', contentCalls('hotel'))
  .route('/restaurants', contentCalls('restaurant'))
  .route('/activities', contentCalls('activity'))
  .route('/gifts', contentCalls('gift'))
  .route('/goods', contentCalls('goods'))
  .route('/products', contentCalls('product'))
  .route('/features', contentCalls('feature'))
  .route('/campaigns', contentCalls('campaign'))
  .route('/sponsored-pages', contentCalls('sponsored-page'))
  .route('/article-pages', contentCalls('article-page'))
  .get('/me', refuseNobody)
  .get('/manage', refuseNobody)

// Closed by default: whatever belongs to a person or changes content asks for a session first.
for (const area of ['/me/*', '/travel/*', '/manage/*']) v1.all(area, refuseNobody)
v1.all('*', (c) => {
  throw notFound(c, '指定されたAPIは存在しません。')
})

export type V1 = typeof v1
