import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { collectionPage } from '#renderer/json-ld/collection.ts'
import type { Data } from './+loader.ts'

const NAME = CONTENT_KINDS.campaign.label
const DESCRIPTION = '旅にまつわるキャンペーンを、応募の条件と締め切り、主催者の名前とともに紹介します。'

export const head: HeadHook<Data> = (context) => {
  const { campaigns } = context.data
  const entries = campaigns.map(({ title, slug }) => ({ title, href: link('campaigns', { id: slug }) }))
  return {
    title: titled(NAME),
    description: DESCRIPTION,
    canonical: context.pathname,
    image: campaigns[0]?.hero,
    jsonLd: [
      collectionPage({ name: NAME, description: DESCRIPTION, entries }, context),
      breadcrumbs(trail(NAME), context),
    ],
  }
}
