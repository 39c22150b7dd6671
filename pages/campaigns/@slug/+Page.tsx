import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { CampaignDetails } from './CampaignDetails.tsx'

export function Page() {
  const { campaign, state, following } = useData<Data>()
  return (
    <>
      <CampaignDetails key={campaign.id} />
      {(following.length > 0 || state === 'open') && (
        <Section
          variant="related"
          title={`ほかの${CONTENT_KINDS.campaign.label}`}
          more={{ href: link('campaigns'), label: 'キャンペーンをすべて見る' }}
        >
          {following.length > 0 && <CardGrid cards={following} />}
        </Section>
      )}
      <NextSteps kind="campaign" content={campaign} />
    </>
  )
}
