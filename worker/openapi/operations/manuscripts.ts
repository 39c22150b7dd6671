import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { Manuscript, ReviewComment, Revision } from '#domain/manuscript/manuscript.ts'
import { OfficeHome, PlannedChange } from '#domain/manuscript/office-home.ts'
import { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { ReaderReport } from '#domain/office/reader-report.ts'
import { PageCounts, Publication, PublishedPage } from '#domain/publish/publication.ts'
import {
  BulkResults,
  ContentName,
  Done,
  HolidayCalendar,
  listUpTo,
  ManuscriptList,
  MentionedCard,
} from '../answers.ts'
import { documentOfKind } from '../document-of-kind.ts'
import { describe, describeByKind } from '../operation.ts'

const documentOf = (kind: ContentKind) => z.object({ document: documentOfKind(kind) })
const publishedOf = (kind: ContentKind) => documentOf(kind).extend({ publication: Publication.nullable() })
const Comment = z.object({ comment: ReviewComment })
const Reports = z.object({ readerReports: listOf(ReaderReport) })
const Names = z.object({ contentNames: listOf(ContentName) })

/** A step of the workflow, based on a version: 409 with the current document if it is another by now. */
const STEP = { also: [409] }

/** Manuscripts: the working copies of content, their workflow and what writers need beside them. */
export const MANUSCRIPT_OPERATIONS = {
  ...describe(
    'GET /manage/manuscripts',
    'Manuscripts of all kinds, filtered and sorted',
    z.object({ manuscripts: ManuscriptList }),
  ),
  ...describe(
    'POST /manage/manuscripts/bulk',
    'One step for several manuscripts, with a result for each',
    z.object({ results: BulkResults }),
  ),
  ...describe(
    'GET /manage/:kind',
    'Manuscripts of one kind, filtered and sorted',
    z.object({ manuscripts: ManuscriptList }),
  ),
  ...describeByKind('POST /manage/:kind', 'Creates a draft; idempotent by its id', documentOf, STEP),
  ...describeByKind('GET /manage/:kind/by-slug/:slug', 'A manuscript by the address of its page', documentOf),
  ...describeByKind('GET /manage/:kind/:id', 'A manuscript with all its fields', documentOf),
  ...describeByKind(
    'PATCH /manage/:kind/:id',
    'Saves the working copy with all its fields. What readers see stays the same.',
    documentOf,
    STEP,
  ),
  ...describe('DELETE /manage/:kind/:id', 'Deletes a draft that was never published', Done, STEP),
  ...describeByKind('POST /manage/:kind/:id/submit', 'Submits a draft for review', documentOf, STEP),
  ...describeByKind('POST /manage/:kind/:id/send-back', 'Sends a draft back to its writer', documentOf, STEP),
  ...describeByKind('POST /manage/:kind/:id/schedule', 'Schedules a publication', documentOf, STEP),
  ...describeByKind(
    'POST /manage/:kind/:id/publish',
    'Publishes the working copy; answers when readers are served it. A `publicationId` makes it repeatable.',
    publishedOf,
    STEP,
  ),
  ...describeByKind('POST /manage/:kind/:id/unpublish', 'Takes a page down', publishedOf, STEP),
  ...describeByKind('POST /manage/:kind/:id/archive', 'Archives content', publishedOf, STEP),
  ...describeByKind(
    'POST /manage/:kind/:id/restore-archived',
    'Restores archived content',
    publishedOf,
    STEP,
  ),
  ...describeByKind('POST /manage/:kind/:id/rollback', 'Undoes a publication', publishedOf, STEP),
  ...describeByKind('POST /manage/:kind/:id/duplicate', 'Copies a manuscript', documentOf, STEP),
  ...describe(
    'GET /manage/:kind/:id/revisions',
    'The saved states of a manuscript, newest first',
    z.object({ revisions: listOf(Revision) }),
  ),
  ...describe(
    'GET /manage/:kind/:id/revisions/:version',
    'One saved state',
    z.object({ revision: Revision, fields: z.record(z.string(), z.unknown()) }),
  ),
  ...describeByKind(
    'POST /manage/:kind/:id/revisions/:version/restore',
    'Restores a saved state',
    documentOf,
    STEP,
  ),
  ...describe(
    'GET /manage/:kind/:id/comments',
    'The comments on a manuscript',
    z.object({ comments: listOf(ReviewComment) }),
  ),
  ...describe('POST /manage/:kind/:id/comments', 'Adds a comment; idempotent by its id', Comment),
  ...describe('POST /manage/:kind/:id/comments/:comment/resolve', 'Resolves or reopens a comment', Comment),
  ...describe(
    'POST /manage/:kind/:id/preview-token',
    'A preview link, valid for an hour',
    z.object({ preview: z.object({ url: z.string(), expiresAt: IsoDateTime }) }),
  ),
  ...describe('DELETE /manage/:kind/:id/preview-token', 'Revokes all preview links of a manuscript', Done),
  ...describe('GET /manage/:kind/:id/reader-reports', 'The reports of readers on a page', Reports),
  ...describe(
    'POST /manage/:kind/:id/reader-reports/handle',
    'Marks the open reports on a page as handled',
    Reports,
  ),
  ...describe(
    'POST /manage/:kind/:id/reader-reports/:report/handle',
    'Marks a report as handled, or as open',
    z.object({ readerReport: ReaderReport }),
  ),
  ...describe('GET /manage/reader-reports', 'The open reports of readers on all pages', Reports),
  ...describe(
    'GET /manage/search-content',
    'Content to mention in a manuscript, best matches first',
    z.object({ content: listOf(Manuscript) }),
  ),
  ...describe(
    'GET /manage/home',
    'The data of the home page of the management area',
    z.object({ home: OfficeHome }),
  ),
  ...describe(
    'GET /manage/calendar',
    'What is to be published or taken down on some days',
    z.object({ changes: listUpTo(PlannedChange) }),
  ),
  ...describe(
    'GET /manage/saved-filters',
    'The saved filters of lists',
    z.object({ savedFilters: listOf(SavedFilter) }),
  ),
  ...describe(
    'PUT /manage/saved-filters/:id',
    'Saves a filter; idempotent',
    z.object({ savedFilter: SavedFilter }),
  ),
  ...describe('DELETE /manage/saved-filters/:id', 'Deletes a saved filter; idempotent', Done),
  ...describe(
    'GET /manage/accounts/:id/article-pages',
    'The articles that an account owns',
    z.object({ writer: Colleague, manuscripts: ManuscriptList }),
  ),
  ...describe(
    'GET /manage/publications',
    'Public changes with their progress, newest first',
    z.object({ publications: listOf(Publication) }),
  ),
  ...describe(
    'GET /manage/publications/:id',
    'A public change with the addresses that it affects',
    z.object({ publication: Publication, pages: listOf(PublishedPage), counts: PageCounts }),
  ),
  ...describe(
    'POST /manage/publications/:id/retry',
    'Retries a public change that failed',
    z.object({ publication: Publication.nullable() }),
  ),
  ...describe('GET /manage/content-names', 'The names of content by id, at most 100', Names),
  ...describe('GET /manage/content-names/search', 'The names of content that match a text', Names),
  ...describe(
    'GET /manage/mentioned-cards',
    'The cards of content that a body mentions, by id, at most 100; what is not public is left out',
    z.object({ cards: z.record(z.string(), MentionedCard) }),
  ),
  ...describe(
    'GET /manage/holidays',
    'Public holidays around today',
    z.object({ holidays: HolidayCalendar }),
  ),
}
