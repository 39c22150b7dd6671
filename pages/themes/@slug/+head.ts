import { feedOfPage } from '#domain/content/feed.ts'
import { entityHead } from '#renderer/entity-head.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import { sponsorSchema } from '#renderer/json-ld/sponsor.ts'
import type { Data } from './+loader.ts'
import { themeTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { theme, gathered } = context.data
  const { title, seo, disclosure } = theme
  const description =
    seo.description ?? `${theme.catch}「${title}」の記事とスポット、宿や食事、おみやげを集めました。`
  return {
    ...entityHead(title, theme, context.pathname),
    title: titled(seo.title ?? `旅のテーマ「${title}」`),
    description,
    feeds: [{ title: `「${title}」の記事`, href: feedOfPage(context.pathname) }],
    jsonLd: [
      {
        ...collectionPage(
          { name: title, description, entries: gathered.flatMap(({ cards }) => cards) },
          context,
        ),
        sponsor: sponsorSchema(disclosure),
      },
      breadcrumbs(themeTrail(theme), context),
    ],
  }
}
