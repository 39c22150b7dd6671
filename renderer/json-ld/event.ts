import type { ArticlePage } from '#domain/content/article-page.ts'
import { lastDayOf } from '#domain/content/event-days.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Schema, SchemaContext } from './schema.ts'
import { searchImages } from './search-images.ts'

/**
 * The event announced by a news article (https://developers.google.com/search/docs/appearance/structured-data/event);
 * none without an event or without its prefecture, since a location is required.
 */
export function eventSchema(
  article: ArticlePage,
  city: string | null,
  { pathname, config }: SchemaContext,
): Schema[] {
  const endDate = lastDayOf(article)
  const prefecture = prefectureOfCode(article.prefectureCode)
  if (!endDate || !article.eventDate || !prefecture) return []
  return [
    {
      '@type': 'Event',
      name: article.title,
      description: article.catch,
      startDate: article.eventDate,
      endDate,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      image: searchImages(article.hero, config),
      url: absoluteUrl(pathname, config),
      location: {
        '@type': 'Place',
        name: `${prefecture.name}${city ?? ''}`,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'JP',
          addressRegion: prefecture.name,
          addressLocality: city ?? undefined,
        },
      },
    },
  ]
}
