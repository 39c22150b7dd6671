import { entityHead } from '#renderer/entity-head.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import { sponsorSchema } from '#renderer/json-ld/sponsor.ts'
import type { Data } from './+loader.ts'
import { featureTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { feature, cards } = context.data
  const { title, seo, disclosure } = feature
  const items = feature.sections.flatMap((section) => section.items)
  // Once each, in the order of the page.
  const entries = [...new Set(items.map(({ refId }) => refId))].flatMap((id) => cards[id] ?? [])
  return {
    ...entityHead(title, feature, context.pathname),
    title: titled(seo.title ?? title),
    description: seo.description ?? feature.catch + feature.lead,
    jsonLd: [
      {
        ...collectionPage({ name: title, description: feature.catch, entries }, context),
        sponsor: sponsorSchema(disclosure),
      },
      breadcrumbs(featureTrail(feature), context),
    ],
  }
}
