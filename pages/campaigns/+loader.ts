import { arrangedCampaigns } from '#domain/content/campaign-state.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, now }: LoaderContext) =>
  arrangedCampaigns(await content.listCampaigns(), now)
