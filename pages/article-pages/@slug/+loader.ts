import { readMinutes, tocOf } from '#domain/blocks/outline.ts'
import { refsOfBlocks, refsOfCardBlocks } from '#domain/blocks/refs.ts'
import { isEventOver } from '#domain/content/event-days.ts'
import type { MentionedCard } from '#domain/content/mentioned-place.ts'
import { holidaysAround } from '#domain/date/public-holidays.server.ts'
import { hasAffiliateLinks } from '#domain/offers/affiliate-content.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

const RELATED = 4

export type Data = Loaded<typeof loader>
export const loader = async ({ content, config, routeParams }: LoaderContext) => {
  const article = await content.findBySlug('article-page', routeParams.slug ?? '')
  if (!article) return null
  const refs = refsOfBlocks(article.blocks)
  const [author, editor, cards, places, related, city, series] = await Promise.all([
    content.findAuthor(article.authorId),
    content.findAuthor(article.editorId),
    content.cardsOf(refs),
    content.mentionedPlaces(refsOfCardBlocks(article.blocks)),
    content.listRelatedArticles(article, RELATED),
    article.cityCode ? content.findCityName(article.cityCode) : null,
    content.findSeriesOfArticle(article.id),
  ])
  const usesHolidays = Object.values(places).some(
    ({ opening }) => (opening?.closed?.holidayRule ?? 'none') !== 'none',
  )
  return {
    article,
    author,
    editor,
    cards: withPlaces(cards, places),
    holidays: usesHolidays ? holidaysAround(content.now) : null,
    related,
    toc: tocOf(article.blocks),
    minutes: readMinutes(article.blocks),
    isOld: factsAreOld(article.factCheckedAt, content.now),
    isOver: isEventOver(article, content.now),
    hasAffiliateLinks: hasAffiliateLinks(article.blocks, [], config),
    city,
    series: series ?? undefined,
  }
}

const withPlaces = (
  cards: Record<string, MentionedCard>,
  places: Record<string, MentionedCard['place']>,
): Record<string, MentionedCard> =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [id, { ...card, ...(places[id] && { place: places[id] }) }]),
  )
