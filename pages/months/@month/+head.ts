import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'
import { monthName, monthTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { month, regions, calendar } = context.data
  const name = monthName(month)
  const description = `${month}月に見ごろを迎える全国の見どころを地方ごとに、${month}月の行事を日付順に案内します。`
  const events = calendar.filter(({ isOver }) => !isOver)
  const cards = regions.flatMap((region) => region.cards)
  return {
    title: titled(`${name}｜見ごろの場所と行事`),
    description,
    canonical: context.pathname,
    image: cards[0]?.hero,
    jsonLd: [
      collectionPage({ name, description, entries: [...events, ...cards] }, context),
      breadcrumbs(monthTrail(month), context),
    ],
  }
}
