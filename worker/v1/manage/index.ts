import { Hono } from 'hono'
import { StaffName } from '#domain/office/colleague.ts'
import type { AppEnv } from '../../app-env.ts'
import { manager, office } from '../../auth/allow.ts'
import { secondFactorOf } from '../../auth/second-factor.ts'
import { findColleague, findStaffName, saveStaffName } from '../../db/staff/colleagues.server.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { routesOfKinds } from '../routes-of-kinds.ts'
import { accountSessions } from './account-sessions.ts'
import { manageAccounts } from './accounts.ts'
import { manageAudit } from './audit.ts'
import { authors } from './authors.ts'
import { manageBrokenLinks } from './broken-links.ts'
import { officeCalendar } from './calendar.ts'
import { contentNames } from './content-names.ts'
import { holidays } from './holidays.ts'
import { officeHome } from './home.ts'
import { manuscripts } from './manuscripts.ts'
import { manuscriptCalls } from './manuscripts-of-kind.ts'
import { manageMedia } from './media.ts'
import { mentionedCards } from './mentioned-cards.ts'
import { manageMissedSearches } from './missed-searches.ts'
import { newsletters } from './newsletters.ts'
import { manageNotFound } from './not-found.ts'
import { manageOperations } from './operations.ts'
import { managePopularArticles } from './popular-articles.ts'
import { prefectureRecommendations } from './prefecture-recommendations.ts'
import { publications } from './publications.ts'
import { openReports } from './reader-reports.ts'
import { manageRedirects } from './redirects.ts'
import { manageRoles } from './roles.ts'
import { savedFilters } from './saved-filters.ts'
import { searchContent } from './search-content.ts'
import { secondFactorRule } from './second-factor-rule.ts'
import { manageSwitches } from './switches.ts'
import { manageSynonyms } from './synonyms.ts'
import { writersDesk } from './writers-desk.ts'

/**
 * `/v1/manage`: the account of a staff member: identity, permissions, and the state of the second factor; `name` can be
 * changed.
 */
export const manage = new Hono<AppEnv>()
  .use('*', office())
  .get('/', manager({ isEntrance: true }), async (c) => {
    const { id, role } = c.var.account
    const [person, ownName, secondFactor] = await Promise.all([
      findColleague(c.env.DB, id),
      findStaffName(c.env.DB, id),
      secondFactorOf(c.req.raw, c.env, c.var),
    ])
    return c.json(ok({ accountId: id, role, person, ownName, secondFactor }))
  })
  .put('/name', manager(), body(StaffName), async (c) => {
    const { id } = c.var.account
    await saveStaffName(c.env.DB, id, c.req.valid('json').name, new Date())
    const person = await findColleague(c.env.DB, id)
    if (!person) throw notFound(c)
    return c.json(ok({ person }))
  })
  .route('/media', manageMedia)
  .route('/manuscripts', manuscripts)
  .route('/search-content', searchContent)
  .route('/home', officeHome)
  .route('/calendar', officeCalendar)
  .route('/saved-filters', savedFilters)
  .route('/accounts/:id/article-pages', writersDesk)
  .route('/accounts/:id/sessions', accountSessions)
  .route('/', routesOfKinds(manuscriptCalls))
  .route('/publications', publications)
  .route('/accounts', manageAccounts)
  .route('/roles', manageRoles)
  .route('/second-factor-rule', secondFactorRule)
  .route('/audit', manageAudit)
  .route('/not-found', manageNotFound)
  .route('/missed-searches', manageMissedSearches)
  .route('/synonyms', manageSynonyms)
  .route('/newsletters', newsletters)
  .route('/popular-articles', managePopularArticles)
  .route('/redirects', manageRedirects)
  .route('/operations', manageOperations)
  .route('/switches', manageSwitches)
  .route('/broken-links', manageBrokenLinks)
  .route('/reader-reports', openReports)
  .route('/authors', authors)
  .route('/prefecture-picks', prefectureRecommendations)
  .route('/content-names', contentNames)
  .route('/holidays', holidays)
  .route('/mentioned-cards', mentionedCards)
  .all('/*', manager(), (c) => {
    throw notFound(c, '指定されたAPIは存在しません。')
  })
