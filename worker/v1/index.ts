import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { member } from '../auth/authorized.ts'
import { accountAuthIntegrations } from './account-auth-integrations.ts'
import { accountJoins } from './account-joins.ts'
import { accounts } from './accounts.ts'
import { notFound } from './answer.ts'
import { cards } from './cards.ts'
import { commonPasswords } from './common-passwords.ts'
import { config } from './config.ts'
import { contentCalls } from './content.ts'
import { favorites } from './favorites.ts'
import { health } from './health.ts'
import { histories } from './histories.ts'
import { manage } from './manage/index.ts'
import { me } from './me.ts'
import { observations } from './observations.ts'
import { openapi } from './openapi.ts'
import { policyReports } from './policy-reports.ts'
import { prefectures, regions } from './regions.ts'
import { reports } from './reports.ts'
import { routesOfKinds } from './routes-of-kinds.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { sharedGuides } from './shared-guides.ts'
import { shelf } from './shelf.ts'
import { stats } from './stats.ts'
import { switches } from './switches.ts'
import { topics } from './topics.ts'
import { travelActions } from './travel/actions.ts'
import { activities } from './travel/activities.ts'
import { guideCalendars } from './travel/guide-calendar.ts'
import { guides } from './travel/guides.ts'
import { sections } from './travel/sections.ts'

/** All routes of `/v1`. The browser's client is typed by it. */
export const v1 = new Hono<AppEnv>()
  .route('/regions', regions)
  .route('/prefectures', prefectures)
  .route('/config', config)
  .route('/common-passwords', commonPasswords)
  .route('/health', health)
  .route('/openapi.json', openapi)
  .route('/observations', observations)
  .route('/reports', reports)
  .route('/search', search)
  .route('/switches', switches)
  .route('/cards', cards)
  .route('/', routesOfKinds(contentCalls))
  .route('/accounts', accounts)
  .route('/account-auth-integrations', accountAuthIntegrations)
  .route('/account-joins', accountJoins)
  .route('/me/stats', stats)
  .route('/me/favorites', favorites)
  .route('/me/histories', histories)
  .route('/me/shelf', shelf)
  .route('/me/topics', topics)
  .route('/me/sessions', sessions)
  .route('/me', me)
  .route('/travel/actions', travelActions)
  .route('/travel/guides', guideCalendars)
  .route('/travel/guides', guides)
  .route('/travel/sections', sections)
  .route('/travel/activities', activities)
  .route('/shared/guides', sharedGuides)
  .route('/observations/csp', policyReports)
  .route('/manage', manage)

// Closed by default: personal endpoints require a session before they reveal whether something exists.
v1.use('/travel/*', member())
v1.all('*', (c) => {
  throw notFound(c, '指定されたAPIは存在しません。')
})

export type V1 = typeof v1
