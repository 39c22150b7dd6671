import { feedOfPage } from '#domain/content/feed.ts'
import { entityHead } from '#renderer/entity-head.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { seriesWithParts } from '#renderer/json-ld/series.ts'
import { sponsorSchema } from '#renderer/json-ld/sponsor.ts'
import type { Data } from './+loader.ts'
import { seriesTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { series, parts } = context.data
  const { title, seo, disclosure } = series
  return {
    ...entityHead(title, series, context.pathname),
    title: titled(seo.title ?? `連載「${title}」`),
    description: seo.description ?? series.catch + series.lead,
    feeds: [{ title: `連載「${title}」の記事`, href: feedOfPage(context.pathname) }],
    jsonLd: [
      { ...seriesWithParts(series, parts, context), sponsor: sponsorSchema(disclosure) },
      breadcrumbs(seriesTrail(series), context),
    ],
  }
}
