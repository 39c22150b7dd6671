import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { CampaignEntry } from './CampaignEntry.tsx'
import { EndedCampaigns } from './EndedCampaigns.tsx'

export function Page() {
  const { campaigns, ended } = useData<Data>()
  return (
    <>
      <PageHead
        title={CONTENT_KINDS.campaign.label}
        lead="応募の条件と締め切りを、主催者の名前とともに載せています。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      {campaigns.length === 0 && (
        <EmptyNote>
          <p>いま応募できるキャンペーンはありません。</p>
          <a href={link('features')}>特集を読む</a>
        </EmptyNote>
      )}
      <ul className={styles.campaigns}>
        {campaigns.map((campaign, index) => (
          <li key={campaign.id}>
            <CampaignEntry campaign={campaign} eager={index === 0} />
          </li>
        ))}
      </ul>
      <EndedCampaigns campaigns={ended} />
    </>
  )
}
