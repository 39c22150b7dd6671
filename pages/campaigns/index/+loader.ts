import type { Campaign } from '#domain/content/campaign.ts'
import { arrangedCampaigns } from '#domain/content/campaign-state.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

/** What the list shows of a campaign. */
const entryOf = ({
  id,
  slug,
  title,
  catch: catchphrase,
  hero,
  sponsor,
  prize,
  winners,
  startAt,
  endAt,
  disclosure,
}: Campaign) => ({ id, slug, title, catchphrase, hero, sponsor, prize, winners, startAt, endAt, disclosure })

export type Data = Loaded<typeof loader>
export const loader = async ({ content, now }: LoaderContext) =>
  arrangedCampaigns((await content.listCampaigns()).map(entryOf), now)
