import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'

const NAME = CONTENT_KINDS.theme.label
const DESCRIPTION = '温泉、鉄道、紅葉など、したいことから旅をさがすためのテーマの一覧です。'

export const head: HeadHook<Data> = (context) => {
  const { themes } = context.data
  return {
    title: titled('テーマからさがす旅'),
    description: DESCRIPTION,
    canonical: context.pathname,
    image: themes[0]?.hero,
    jsonLd: [
      collectionPage({ name: NAME, description: DESCRIPTION, entries: themes }, context),
      breadcrumbs(trail(NAME), context),
    ],
  }
}
