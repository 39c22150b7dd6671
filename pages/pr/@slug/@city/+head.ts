import { feedOfPage } from '#domain/content/feed.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'
import { shownCards } from './shown-cards.ts'
import { cityTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { prefecture, city, counts } = context.data
  const name = `${city.name}の旅`
  const kinds = counts.map(({ kind }) => CONTENT_KINDS[kind].label).join('、')
  const description = `${prefecture.name}${city.name}の${kinds}をまとめて案内します。見ごろの場所と、地図もあります。`
  const entries = shownCards(context.data)
  return {
    title: titled(`${name}（${prefecture.name}）`),
    description,
    canonical: context.pathname,
    image: (entries.find(({ kind }) => kind === 'spot') ?? entries[0])?.hero,
    feeds: [{ title: `${city.name}の記事`, href: feedOfPage(context.pathname) }],
    jsonLd: [
      {
        ...collectionPage({ name, description, entries }, context),
        about: {
          '@type': 'AdministrativeArea',
          name: city.name,
          containedInPlace: { '@type': 'AdministrativeArea', name: prefecture.name },
        },
      },
      breadcrumbs(cityTrail(context.data), context),
    ],
  }
}
