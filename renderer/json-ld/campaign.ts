import type { Campaign } from '#domain/content/campaign.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Schema, SchemaContext } from './schema.ts'
import { sponsorSchema } from './sponsor.ts'

/**
 * The page of a campaign. schema.org has no type for a prize draw, and an event must not be a promotion
 * (https://developers.google.com/search/docs/appearance/structured-data/event#content-guidelines): so it is a page that
 * expires.
 */
export const campaignSchema = (
  campaign: Campaign,
  { pathname, config }: Pick<SchemaContext, 'pathname' | 'config'>,
): Schema => ({
  '@type': 'WebPage',
  name: campaign.title,
  description: campaign.catch,
  url: absoluteUrl(pathname, config),
  inLanguage: 'ja',
  isPartOf: { '@id': absoluteUrl('/#website', config) },
  expires: campaign.endAt,
  sponsor: sponsorSchema(campaign.disclosure),
})
