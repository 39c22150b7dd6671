import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'
import { prefectureTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { prefecture, lists, season, popular } = context.data
  const name = `${prefecture.name}の旅`
  const description = `${prefecture.name}の見どころ、宿、食事処、体験、おみやげと、旅の記事をまとめて案内します。`
  const entries = [...(season.isOwn ? season.cards : []), ...lists.flatMap(({ cards }) => cards), ...popular]
  return {
    title: titled(name),
    description,
    canonical: context.pathname,
    image: entries[0]?.hero,
    jsonLd: [
      {
        ...collectionPage({ name, description, entries }, context),
        about: { '@type': 'AdministrativeArea', name: prefecture.name },
      },
      breadcrumbs(prefectureTrail(prefecture), context),
    ],
  }
}
