import { CAMPAIGN_LABELS } from '#domain/content/campaign-state.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { DataNote } from '#renderer/ui/DataNote.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { FactTable } from '#renderer/ui/FactTable.tsx'
import { Lines } from '#renderer/ui/Lines.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { TagList } from '#renderer/ui/TagList.tsx'
import { CampaignState } from '../CampaignState.tsx'
import { daysText, prizeText, untilText } from '../campaign-text.ts'
import type { Data } from './+loader.ts'
import styles from './CampaignDetails.module.css'
import { CampaignPlace } from './CampaignPlace.tsx'
import { EntryLink } from './EntryLink.tsx'
import { campaignTrail } from './trail.ts'

/** What a campaign is, who may enter until when, and the link to do so; its state is kept by renderer/reading/campaign-times.ts. */
export function CampaignDetails() {
  const { campaign, state, isOld } = useData<Data>()
  const until = untilText(campaign)
  const details = {
    upcoming: `応募の受け付けは${japaneseDay(campaign.startAt)}からです`,
    open: `応募の締め切りは${until}です`,
    ended: `${until}に締め切りました`,
  }
  return (
    <article className={styles.campaign}>
      <header className={styles.head}>
        <Breadcrumb {...campaignTrail(campaign)} />
        <DisclosureNote disclosure={campaign.disclosure} />
        <h1>{campaign.title}</h1>
        <p className={styles.catch}>{campaign.catch}</p>
      </header>
      <campaign-times
        className={styles.body}
        start={campaign.startAt}
        end={campaign.endAt}
        data-state={state}
        suppressHydrationWarning
      >
        <Picture
          className={styles.picture}
          picture={campaign.hero}
          presets={['base', 'screen:768x384', 'lg']}
          sizes="(width >= 768px) 30rem, 100vw"
          eager
        />
        <div className={styles.text}>
          <CampaignState label={CAMPAIGN_LABELS[state]} detail={details[state]} />
          {state !== 'open' && (
            <p>
              <a className={styles.present} href={link('campaigns')}>
                いま応募できるキャンペーンを見る
              </a>
            </p>
          )}
          <p>{campaign.lead}</p>
          <FactTable
            facts={[
              { name: '応募期間', value: daysText(campaign) },
              { name: '賞品', value: prizeText(campaign) },
              { name: '応募資格', value: campaign.target },
              { name: '応募方法', value: <Lines lines={campaign.howTo} ordered /> },
              { name: '場所', value: campaign.prefectureCode && <CampaignPlace /> },
              { name: '主催', value: campaign.sponsor },
              { name: '個人情報', value: campaign.privacyNote },
            ]}
          />
          <EntryLink />
          <DataNote note={campaign.dataNote} checkedAt={campaign.factCheckedAt} isOld={isOld} />
          <TagList tags={campaign.tags} />
        </div>
      </campaign-times>
    </article>
  )
}
