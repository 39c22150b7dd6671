import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { FEED_OF_TYPE } from '#domain/content/feed.ts'
import { entityHead } from '#renderer/entity-head.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { articleSchema } from '#renderer/json-ld/article.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { eventSchema } from '#renderer/json-ld/event.ts'
import { seriesSchema } from '#renderer/json-ld/series.ts'
import type { Data } from './+loader.ts'
import { articleTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { article, series } = context.data
  const { title, type, seo, publishedAt, contentUpdatedAt, tags } = article
  const section = ARTICLE_TYPES[type]
  return {
    ...entityHead(title, article, context.pathname),
    title: titled(seo.title ?? title),
    description: seo.description ?? article.summary.join(''),
    article: { publishedAt, modifiedAt: contentUpdatedAt ?? publishedAt, section, tags },
    feeds: [{ title: section, href: FEED_OF_TYPE[type] }],
    jsonLd: [
      {
        ...articleSchema(article, context.data, context),
        isPartOf: series && seriesSchema(series, context),
        position: series?.number,
      },
      breadcrumbs(articleTrail(article), context),
      ...eventSchema(article, context.data.city, context),
    ],
  }
}
