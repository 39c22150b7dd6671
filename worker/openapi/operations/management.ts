import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { ManagedAuthor } from '#domain/content/managed-author.ts'
import { PopularArticle } from '#domain/content/popular-articles.ts'
import { PrefectureRecommendations } from '#domain/content/prefecture-recommendations.ts'
import { Media, MediaUse } from '#domain/media/media.ts'
import { IssuePreview, NewsletterIssue } from '#domain/newsletter/issue.ts'
import { AuditRecord } from '#domain/office/audit-record.ts'
import { BrokenLink } from '#domain/office/broken-link.ts'
import { MissedSearch } from '#domain/office/missed-search.ts'
import { MissingAddress } from '#domain/office/missing-address.ts'
import { Publication } from '#domain/publish/publication.ts'
import { ShownPlan } from '#domain/redirect/import-plan.ts'
import { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { RedirectTrace } from '#domain/redirect/redirect-trace.ts'
import { SimilarAddress } from '#domain/redirect/similar-address.ts'
import { SynonymGroup } from '#domain/search/synonym-group.ts'
import {
  Counts,
  Done,
  FileRule,
  listUpTo,
  MediaList,
  RecommendationSummary,
  Replacement,
} from '../answers.ts'
import { describe } from '../operation.ts'

const OneMedia = z.object({ media: Media })
const OneAuthor = z.object({ author: ManagedAuthor })
const OneIssue = z.object({ newsletter: NewsletterIssue })
const Subscribers = { subscribers: z.int().nonnegative() }
const OneSynonym = z.object({ synonym: SynonymGroup.nullable() })
const OneRule = z.object({ redirect: RedirectRule })
const Live = { isLive: z.boolean() }
const Recommendations = z.object({ prefecturePicks: PrefectureRecommendations })

/** A change of a version: 409 with the current state if it is another by now. */
const CHANGE = { also: [409] }

/** What the management area keeps beside manuscripts: pictures, authors, newsletter, search, redirects. */
export const MANAGEMENT_OPERATIONS = {
  ...describe('GET /manage/media', 'The pictures of the library', z.object({ media: MediaList })),
  ...describe('POST /manage/media', 'Adds a picture; idempotent by its id', OneMedia, {
    upload: ['application/octet-stream'],
    also: [409, 413],
  }),
  ...describe(
    'GET /manage/media/:id',
    'A picture, with a link to the uploaded file that is valid for an hour',
    OneMedia.extend({ original: z.string().nullable() }),
  ),
  ...describe('PATCH /manage/media/:id', 'Changes the description of a picture', OneMedia, CHANGE),
  ...describe('DELETE /manage/media/:id', 'Deletes a picture that is not used', Done, CHANGE),
  ...describe('POST /manage/media/:id/restore', 'Restores a picture', OneMedia),
  ...describe(
    'POST /manage/media/:id/replace',
    'Replaces a picture everywhere, or says what that would change',
    Replacement,
    CHANGE,
  ),
  ...describe('GET /manage/media/:id/uses', 'Where a picture is used', z.object({ uses: listOf(MediaUse) })),
  ...describe(
    'GET /manage/media/:id/history',
    'The changes of a picture',
    z.object({ history: listOf(AuditRecord) }),
  ),
  ...describe('GET /manage/authors', 'Authors', z.object({ authors: listOf(ManagedAuthor) })),
  ...describe('POST /manage/authors', 'Creates an author', OneAuthor),
  ...describe('GET /manage/authors/:id', 'An author, by id or slug', OneAuthor),
  ...describe(
    'PATCH /manage/authors/:id',
    'Changes an author, on all their pages at once',
    OneAuthor.extend({ publication: Publication.nullable() }),
    CHANGE,
  ),
  ...describe('DELETE /manage/authors/:id', 'Deletes an author without content', Done, CHANGE),
  ...describe(
    'GET /manage/prefecture-picks',
    'How many recommendations each prefecture has',
    z.object({ prefecturePicks: listUpTo(RecommendationSummary) }),
  ),
  ...describe('GET /manage/prefecture-picks/:code', 'The recommendations of a prefecture', Recommendations),
  ...describe(
    'PUT /manage/prefecture-picks/:code',
    'Saves the recommendations of a prefecture, public at once',
    Recommendations.extend({ publication: Publication.nullable() }),
    CHANGE,
  ),
  ...describe(
    'GET /manage/popular-articles',
    'The most read articles of seven days',
    z.object({ popularArticles: listOf(PopularArticle) }),
  ),
  ...describe(
    'GET /manage/newsletters',
    'The issues of the newsletter',
    z.object({ newsletters: listOf(NewsletterIssue), ...Subscribers }),
  ),
  ...describe('POST /manage/newsletters', 'Creates a draft of an issue', OneIssue),
  ...describe(
    'POST /manage/newsletters/preview',
    'The mail of an issue',
    z.object({ preview: IssuePreview }),
  ),
  ...describe('GET /manage/newsletters/:id', 'An issue', OneIssue.extend(Subscribers)),
  ...describe('PATCH /manage/newsletters/:id', 'Changes a draft of an issue', OneIssue, CHANGE),
  ...describe('DELETE /manage/newsletters/:id', 'Deletes a draft of an issue', Done, CHANGE),
  ...describe('POST /manage/newsletters/:id/test', 'Sends an issue to the caller', Done, CHANGE),
  ...describe('POST /manage/newsletters/:id/send', 'Sends an issue to all subscribers', OneIssue, CHANGE),
  ...describe('POST /manage/newsletters/:id/stop', 'Stops sending an issue', OneIssue),
  ...describe('POST /manage/newsletters/:id/resume', 'Resumes sending an issue', OneIssue),
  ...describe('GET /manage/synonyms', 'Groups of synonyms', z.object({ synonyms: listOf(SynonymGroup) })),
  ...describe('POST /manage/synonyms', 'Creates a group of synonyms', OneSynonym, CHANGE),
  ...describe('PATCH /manage/synonyms/:id', 'Changes a group of synonyms', OneSynonym, CHANGE),
  ...describe('DELETE /manage/synonyms/:id', 'Deletes a group of synonyms', Done, CHANGE),
  ...describe(
    'GET /manage/missed-searches',
    'Searches of readers without results',
    z.object({ missedSearches: listOf(MissedSearch) }),
  ),
  ...describe('POST /manage/missed-searches/forget', 'Removes a search from that list', Done),
  ...describe(
    'GET /manage/not-found',
    'Missing addresses that readers request, with similar ones if `suggest` is 1',
    z.object({
      missingAddresses: listOf(MissingAddress),
      suggestions: z.record(z.string(), z.array(SimilarAddress)),
    }),
  ),
  ...describe('POST /manage/not-found/forget', 'Removes an address from that list', Done),
  ...describe(
    'GET /manage/broken-links',
    'Links of public pages that do not work',
    z.object({ brokenLinks: listOf(BrokenLink), counts: Counts }),
  ),
  ...describe('POST /manage/broken-links/check', 'Checks a link again soon', Done, { also: [404] }),
  ...describe(
    'GET /manage/redirects',
    'Redirect rules, and those of the source of the site',
    z.object({ redirects: listOf(RedirectRule), fileRules: z.array(FileRule).readonly() }),
  ),
  ...describe(
    'GET /manage/redirects/way',
    'Where an address leads, step by step',
    z.object({ way: RedirectTrace }),
  ),
  ...describe(
    'GET /manage/redirects/export',
    'All redirect rules as CSV',
    z.object({ csv: z.string(), count: z.int().nonnegative() }),
  ),
  ...describe(
    'POST /manage/redirects/import',
    'Imports redirect rules from CSV. Without `version`, says what that would change.',
    z.object({ plan: ShownPlan, isDone: z.boolean(), ...Live }),
    CHANGE,
  ),
  ...describe('POST /manage/redirects', 'Creates a redirect rule', OneRule.extend(Live), {
    also: [404, 409],
  }),
  ...describe('GET /manage/redirects/:id', 'A redirect rule', OneRule),
  ...describe('PATCH /manage/redirects/:id', 'Changes a redirect rule', OneRule.extend(Live), CHANGE),
  ...describe('DELETE /manage/redirects/:id', 'Deletes a redirect rule', Done.extend(Live), CHANGE),
  ...describe('POST /manage/redirects/:id/restore', 'Restores a redirect rule', OneRule.extend(Live), {
    also: [409, 422],
  }),
}
