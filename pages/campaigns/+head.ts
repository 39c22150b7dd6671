import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { trail } from '#renderer/breadcrumb.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import type { Data } from './+loader.ts'

/** schema.org has no type for a prize draw, so campaigns have no structured data. */
export const head: HeadHook<Data> = (context) => ({
  title: titled(CONTENT_KINDS.campaign.label),
  description: '旅にまつわるキャンペーンを、応募の条件と締め切り、主催者の名前とともに紹介します。',
  canonical: context.pathname,
  image: context.data.campaigns[0]?.hero,
  jsonLd: [breadcrumbs(trail(CONTENT_KINDS.campaign.label), context)],
})
