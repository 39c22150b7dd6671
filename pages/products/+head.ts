import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'

const NAME = CONTENT_KINDS.product.label
const DESCRIPTION = '買えるもの、泊まれるもの、予約できるものを、たびしるべ編集部が選んで紹介します。'

export const head: HeadHook<Data> = (context) => {
  const { products, cards } = context.data
  const entries = products.map(({ title, refId }) => ({
    title,
    href: refId ? (cards[refId]?.href ?? null) : null,
  }))
  return {
    title: titled(NAME),
    description: DESCRIPTION,
    canonical: context.pathname,
    image: products[0]?.hero,
    jsonLd: [
      collectionPage({ name: NAME, description: DESCRIPTION, entries }, context),
      breadcrumbs(trail(NAME), context),
    ],
  }
}
