import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Card } from '#domain/content/card.ts'
import type { ContentKind, PagedKind, PlaceKind } from '#domain/content/kind.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { SponsoredSlot } from '#domain/content/sponsored-page.ts'
import type { EntityOf } from '#domain/manuscript/schemas.ts'
import type { Position } from '#domain/place/distance.ts'
import type { ListQuery } from '#domain/search/list-query.ts'
import { cardsOf, listCards, listPlacements, type PageRequest, pageOfCards } from '../cards/cards.server.ts'
import { listCourses, listSpotsInSeason } from '../cards/city-cards.server.ts'
import type { CardFilter } from '../cards/filter.ts'
import { type FollowedKind, listFollowing, type Ordered } from '../cards/following-cards.server.ts'
import { listCells, listedCards } from '../cards/listed-cards.server.ts'
import { listCampaignsBetween, listEventsOfMonth, listSpotsOfMonth } from '../cards/month-cards.server.ts'
import {
  type Area,
  listArticlesAboutPlacesOf,
  listRelatedArticles,
} from '../cards/related-articles.server.ts'
import { listArticlesMentioning, listNearby } from '../cards/related-cards.server.ts'
import { findSeriesOfArticle } from '../cards/series-of-article.server.ts'
import { listTagged, type TagLimits } from '../cards/tagged-cards.server.ts'
import type { SearchQuery } from '../search/query.ts'
import type { SearchView } from '../search/ranking.server.ts'
import { search } from '../search/search.server.ts'
import { suggest } from '../search/suggest.server.ts'
import { findAuthorByFormerSlug, listAuthorPages } from './author-pages.server.ts'
import { findAuthorById, findAuthorBySlug } from './authors.server.ts'
import { countByCity } from './city-counts.server.ts'
import { cityPagesNamed, findCity, listCityPages } from './city-pages.server.ts'
import {
  type ContentTable,
  findBySlug,
  findFormerPage,
  findSlugByFormerSlug,
  isPublicSlug,
  listAll,
  listSlugs,
} from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'
import { type FeedFilter, listFeedArticles } from './feed-articles.server.ts'
import { countMapPlaces, listMapPlaces } from './map-places.server.ts'
import { mentionedPlaces } from './mentioned-places.server.ts'
import { COUNTRY, listPopularCards } from './popular-articles.server.ts'
import { shownRecommendations } from './prefecture-recommendations.server.ts'
import { countPublicPages, listPublicPages } from './public-pages.server.ts'
import { findCityName, listRegions } from './regions.server.ts'

/** Everything that a page's loader may read: published content at one moment. */
export type ContentRepository = ReturnType<typeof createContentRepository>

export function createContentRepository(db: D1Database, now: Date) {
  // Content at one moment does not change: pages of a build share results of the same query.
  const answers = new Map<string, Promise<unknown>>()
  const memoized = <Answer>(question: string, load: () => Promise<Answer>): Promise<Answer> => {
    const answer = answers.get(question) ?? load()
    answers.set(question, answer)
    return answer as Promise<Answer>
  }
  return {
    now,
    findBySlug: <Kind extends ContentKind>(kind: Kind, slug: string): Promise<EntityOf<Kind> | null> =>
      findBySlug(db, CONTENT_TABLES[kind] as unknown as ContentTable<EntityOf<Kind>>, slug, now),
    findSlugByFormerSlug: (kind: ContentKind, slug: string) =>
      findSlugByFormerSlug(db, CONTENT_TABLES[kind], slug, now),
    findAuthor: (id: string | null) => memoized(`author ${id}`, () => findAuthorById(db, id)),
    findAuthorBySlug: (slug: string) => findAuthorBySlug(db, slug),
    findAuthorByFormerSlug: (slug: string) => findAuthorByFormerSlug(db, slug, now),
    listAuthorPages: () => memoized('author pages', () => listAuthorPages(db, now)),
    findFormerPage: (kind: ContentKind, slug: string) => findFormerPage(db, CONTENT_TABLES[kind], slug, now),
    listFeatures: () => listAll(db, CONTENT_TABLES.feature, 't."order", t.id', now),
    listProducts: () => listAll(db, CONTENT_TABLES.product, 't.published_at DESC, t.id', now),
    listCampaigns: () => listAll(db, CONTENT_TABLES.campaign, 't.end_at DESC, t.id DESC', now),
    listSlugs: (kind: ContentKind, limit: number) => listSlugs(db, CONTENT_TABLES[kind], limit, now),
    isPublicSlug: (kind: ContentKind, slug: string) => isPublicSlug(db, CONTENT_TABLES[kind], slug, now),
    listCards: (kind: ContentKind, filter: CardFilter, limit: number): Promise<Card[]> =>
      memoized(`${kind} ${limit} ${JSON.stringify(filter)}`, () => listCards(db, kind, filter, limit, now)),
    pageOfCards: (kind: ContentKind, filter: CardFilter, page: PageRequest) =>
      pageOfCards(db, kind, filter, page, now),
    listedCards: (kind: PagedKind, query: ListQuery, page: { limit: number; offset: number }) =>
      listedCards(db, kind, query, page, now),
    listCells: (kind: PagedKind) => memoized(`cells ${kind}`, () => listCells(db, kind, now)),
    /** The newest of each kind with one of these tags. */
    listTagged: (tags: readonly string[], limits: TagLimits) => listTagged(db, tags, limits, now),
    /** The cards of those after a theme, a feature or a campaign in the order of their list. */
    listFollowing: (kind: FollowedKind, entry: Ordered) => listFollowing(db, kind, entry, now),
    cardsOf: (refs: readonly ContentRef[]): Promise<Record<string, Card>> => cardsOf(db, refs, now),
    mentionedPlaces: (refs: readonly ContentRef[]) => mentionedPlaces(db, refs, now),
    listNearby: (kind: PlaceKind, place: Position & { id: string }, limit: number) =>
      listNearby(db, kind, place, limit, now),
    listArticlesMentioning: (id: string, limit: number) => listArticlesMentioning(db, id, limit, now),
    listRelatedArticles: (article: ArticlePage, limit: number) =>
      listRelatedArticles(db, article, limit, now),
    listArticlesAboutPlacesOf: (area: Area, limit: number) => listArticlesAboutPlacesOf(db, area, limit, now),
    listSpotsInSeason: (of: { city: string; month: number }, limit: number) =>
      listSpotsInSeason(db, of, limit, now),
    listCourses: (articleIds: readonly string[]) => listCourses(db, articleIds),
    findSeriesOfArticle: (id: string) => findSeriesOfArticle(db, id, now),
    /** The most read articles of the last days, of a prefecture or of the whole country. */
    listPopular: (code: string = COUNTRY) => listPopularCards(db, code, now),
    listSpotsOfMonth: (month: number, limit: number) => listSpotsOfMonth(db, month, limit, now),
    listEventsOfMonth: (yearMonth: string, limit: number) => listEventsOfMonth(db, yearMonth, limit, now),
    listCampaignsBetween: (moments: { from: Date; until: Date }, limit: number) =>
      listCampaignsBetween(db, moments, limit, now),
    listMapPlaces: (region: string) => listMapPlaces(db, region, now),
    countMapPlaces: () => countMapPlaces(db, now),
    listPlacements: (slot: SponsoredSlot) => listPlacements(db, slot, now),
    listPublicPages: (kind: ContentKind, month: string) => listPublicPages(db, kind, month, now),
    countPublicPages: (kind: ContentKind) =>
      memoized(`public pages ${kind}`, () => countPublicPages(db, kind, now)),
    listFeedArticles: (filter: FeedFilter, limit: number) => listFeedArticles(db, filter, limit, now),
    findCityName: (code: string) => findCityName(db, code),
    findCity: (code: string) => memoized(`city ${code}`, () => findCity(db, code, now)),
    /** The municipalities with a page: all, or those of some prefectures. */
    listCityPages: (prefectures?: readonly string[]) =>
      memoized(`city pages ${prefectures}`, () => listCityPages(db, now, prefectures)),
    cityPagesNamed: (keyword: string) => cityPagesNamed(db, keyword, now),
    listRegions: () => listRegions(db),
    /** The recommendations on the page of a prefecture, in the office's order; some may not be public. */
    listRecommendations: (prefectureCode: string) => shownRecommendations(db, prefectureCode, now),
    countByCity: (prefectureCode: string) => countByCity(db, prefectureCode, now),
    search: (query: SearchQuery, view: SearchView) => search(db, query, view, now),
    suggest: (text: string) => suggest(db, text, now),
  }
}
