import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { Card } from '#domain/content/card.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { Health } from '#domain/operations/health.ts'
import { CityList, RegionList } from '#domain/region/region.ts'
import { Suggestion } from '#domain/search/suggestion.ts'
import { SharedGuide } from '#domain/travel/shared-guide.ts'
import { camelCase } from '../../v1/content.ts'
import { Done, MaintenanceState, PublicConfig, wholeListOf } from '../answers.ts'
import { describe, describeByKind, describeFile } from '../operation.ts'
import { SearchResult } from '../search-result.ts'

/** Without a session. */
export const SITE_OPERATIONS = {
  ...describeByKind('GET /:kind', 'A list of public content: its cards, filtered and sorted', (kind) =>
    z.object({ [camelCase(CONTENT_KINDS[kind].plural)]: listOf(Card) }),
  ),
  ...describeByKind(
    'GET /:kind/:slug',
    'One piece of public content, complete. A former slug redirects to the present one.',
    (kind) => z.object({ [camelCase(kind)]: CONTENT_SCHEMAS[kind] }),
    { redirects: true },
  ),
  ...describe(
    'GET /regions',
    'Regions with prefectures and municipalities',
    z.object({ regions: RegionList }),
  ),
  ...describe(
    'GET /prefectures/:slug/cities',
    'The municipalities of a prefecture',
    z.object({ cities: CityList }),
  ),
  ...describe(
    'GET /search',
    'Full-text search over public content, in groups by kind, with the counts of filters',
    z.object({ search: SearchResult }),
  ),
  ...describe(
    'GET /search/suggest',
    'Suggestions for a text that is being typed',
    z.object({ suggestions: z.array(Suggestion) }),
  ),
  ...describe(
    'GET /cards',
    'The cards of content by id, at most 100; what is no longer public is left out',
    z.object({ cards: listOf(Card) }),
  ),
  ...describe('GET /config', 'The public configuration', z.object({ config: PublicConfig })),
  ...describe(
    'GET /common-passwords/:prefix',
    'Digests of the most common passwords: the first 24 hexadecimal digits of their SHA-256',
    z.object({ commonPasswords: wholeListOf(z.string()) }),
  ),
  ...describe(
    'GET /health',
    'Whether the site works. Monitoring and operators also get the parts.',
    z.union([Health, Health.pick({ status: true })]),
    { otherStatus: { status: 503, meaning: 'A part of the site does not work' } },
  ),
  ...describe(
    'GET /switches',
    'Whether the site is open, read-only or closed. Answered in all three.',
    z.object({ standstill: MaintenanceState }),
  ),
  ...describe(
    'GET /shared/guides/:token',
    'A travel guide that its member shares by a link',
    z.object({ sharedGuide: SharedGuide }),
  ),
  ...describe('POST /reports', 'Reports a mistake on a page to the editors', Done, { also: [404, 409] }),
  ...describeFile('POST /observations', 'Telemetry of a browser', { status: 204 }),
  ...describeFile(
    'POST /observations/csp',
    'Violations of the Content-Security-Policy, as browsers report them',
    {
      status: 204,
      upload: ['application/csp-report', 'application/reports+json'],
      also: [413],
    },
  ),
  ...describeFile('GET /openapi.json', 'This description (OpenAPI 3.1)', { file: 'application/json' }),
}
