import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'

const NAME = CONTENT_KINDS.series.label
const DESCRIPTION = 'ひとつの旅や主題を、何回かに分けて順に読む連載の一覧です。'

export const head: HeadHook<Data> = (context) => {
  const { series } = context.data
  return {
    title: titled(`旅の${NAME}`),
    description: DESCRIPTION,
    canonical: context.pathname,
    image: series[0]?.hero,
    jsonLd: [
      collectionPage({ name: NAME, description: DESCRIPTION, entries: series }, context),
      breadcrumbs(trail(NAME), context),
    ],
  }
}
