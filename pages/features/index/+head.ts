import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'

const NAME = CONTENT_KINDS.feature.label
const DESCRIPTION = 'ひとつの主題を土地をまたいで編んだ、たびしるべの特集の一覧です。'

export const head: HeadHook<Data> = (context) => {
  const { features } = context.data
  const entries = features.map(({ title, slug }) => ({ title, href: link('features', { id: slug }) }))
  return {
    title: titled(NAME),
    description: DESCRIPTION,
    canonical: context.pathname,
    image: features[0]?.hero,
    jsonLd: [
      collectionPage({ name: NAME, description: DESCRIPTION, entries }, context),
      breadcrumbs(trail(NAME), context),
    ],
  }
}
