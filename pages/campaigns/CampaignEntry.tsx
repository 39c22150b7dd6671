import type { Campaign } from '#domain/content/campaign.ts'
import { lastMoment } from '#domain/content/campaign-state.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { FactTable } from '#renderer/ui/FactTable.tsx'
import { Lines } from '#renderer/ui/Lines.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './CampaignEntry.module.css'
import { CampaignState } from './CampaignState.tsx'
import { EntryLink } from './EntryLink.tsx'

type Props = { campaign: Campaign; eager: boolean }

/** A campaign that was open when the page was rendered; its state is shown by renderer/reading/campaign-times.ts. */
export function CampaignEntry({ campaign, eager }: Props) {
  const until = japaneseDay(lastMoment(campaign.endAt).toISOString())
  return (
    <article className={styles.campaign} id={campaign.slug}>
      <Picture
        className={styles.picture}
        picture={campaign.hero}
        presets={['base', 'screen:768x384', 'lg']}
        sizes="(width >= 768px) 30rem, 100vw"
        eager={eager}
        decorative
      />
      <campaign-times
        className={styles.text}
        start={campaign.startAt}
        end={campaign.endAt}
        suppressHydrationWarning
      >
        <DisclosureNote disclosure={campaign.disclosure} />
        <h2>{campaign.title}</h2>
        <CampaignState until={until} />
        <p>{campaign.lead}</p>
        <FactTable
          facts={[
            { name: '応募期間', value: `${japaneseDay(campaign.startAt)}〜${until}` },
            {
              name: '賞品',
              value: `${campaign.prize}${campaign.winners ? `（${campaign.winners}名）` : ''}`,
            },
            { name: '応募資格', value: campaign.target },
            { name: '応募方法', value: <Lines lines={campaign.howTo} ordered /> },
            { name: '主催', value: campaign.sponsor },
            { name: '個人情報', value: campaign.privacyNote },
          ]}
        />
        <EntryLink campaign={campaign} />
        {campaign.dataNote && <p className={styles.note}>{campaign.dataNote}</p>}
      </campaign-times>
    </article>
  )
}
