import { entityHead } from '#renderer/entity-head.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { campaignSchema } from '#renderer/json-ld/campaign.ts'
import type { Data } from './+loader.ts'
import { campaignTrail } from './trail.ts'

export const head: HeadHook<Data> = (context) => {
  const { campaign } = context.data
  const { title, seo } = campaign
  return {
    ...entityHead(title, campaign, context.pathname),
    title: titled(seo.title ?? title),
    description: seo.description ?? campaign.catch + campaign.lead,
    jsonLd: [campaignSchema(campaign, context), breadcrumbs(campaignTrail(campaign), context)],
  }
}
