import { feedOfPage } from '#domain/content/feed.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'
import { regionName, regionTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { region, prefectures, lists } = context.data
  const name = regionName(region)
  const names = prefectures.map((prefecture) => prefecture.name).join('、')
  const description = `${region.name}（${names}）の新しい記事と、見どころ、宿、おみやげを案内します。`
  const entries = lists.flatMap(({ cards }) => cards)
  return {
    title: titled(name),
    description,
    canonical: context.pathname,
    image: entries[0]?.hero,
    feeds: [{ title: `${region.name}の記事`, href: feedOfPage(context.pathname) }],
    jsonLd: [
      collectionPage({ name, description, entries }, context),
      breadcrumbs(regionTrail(region), context),
    ],
  }
}
