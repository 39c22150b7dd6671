import { campaignState } from '#domain/campaign-state.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, now }: LoaderContext) => {
  const campaigns = await content.listCampaigns()
  return { campaigns: campaigns.map((campaign) => ({ campaign, state: campaignState(campaign, now) })) }
}
