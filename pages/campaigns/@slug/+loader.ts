import { campaignState } from '#domain/content/campaign-state.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams, now }: LoaderContext) => {
  const campaign = await content.findBySlug('campaign', routeParams.slug ?? '')
  if (!campaign) return null
  const state = campaignState(campaign, now)
  const [city, following] = await Promise.all([
    campaign.cityCode ? content.findCityName(campaign.cityCode) : null,
    // Those that end later are not over while this one is open; afterwards the list has the present ones.
    state === 'ended' ? [] : content.listFollowing('campaign', campaign),
  ])
  return {
    campaign,
    /** When the page was rendered: it is published again when the campaign begins and ends, but not shortly before the end. */
    state: state === 'endingSoon' ? ('open' as const) : state,
    city,
    following,
    isOld: factsAreOld(campaign.factCheckedAt, now),
  }
}
