import { link } from '#domain/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { CampaignEntry } from './CampaignEntry.tsx'

export function Page() {
  const { campaigns } = useData<Data>()
  return (
    <>
      <PageHead
        title="キャンペーン"
        lead="応募の条件と締め切りを、主催者の名前とともに載せています。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      {campaigns.length === 0 && <EmptyNote>いま応募できるキャンペーンはありません。</EmptyNote>}
      <ul className={styles.campaigns}>
        {campaigns.map(({ campaign, state }, index) => (
          <li key={campaign.id}>
            <CampaignEntry campaign={campaign} stateWhenBuilt={state} eager={index === 0} />
          </li>
        ))}
      </ul>
    </>
  )
}
