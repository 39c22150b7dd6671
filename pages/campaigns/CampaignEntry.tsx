import { useEffect, useState } from 'react'
import type { Campaign } from '#domain/campaign.ts'
import { type CampaignState, campaignState } from '#domain/campaign-state.ts'
import { japaneseDay } from '#domain/japanese-date.ts'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { FactTable } from '#renderer/ui/FactTable.tsx'
import { Lines } from '#renderer/ui/Lines.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './CampaignEntry.module.css'

type Props = { campaign: Campaign; stateWhenBuilt: CampaignState; eager: boolean }

const STATES: Record<CampaignState, string> = {
  upcoming: 'まもなく開始',
  open: '応募受付中',
  endingSoon: 'まもなく終了',
  ended: '受付終了',
}

/** The page may have been written days ago: once it runs in the browser, the state is that of the reader's now. */
function useCampaignState(campaign: Campaign, stateWhenBuilt: CampaignState): CampaignState {
  const [state, setState] = useState(stateWhenBuilt)
  useEffect(() => setState(campaignState(campaign, new Date())), [campaign])
  return state
}

export function CampaignEntry({ campaign, stateWhenBuilt, eager }: Props) {
  const state = useCampaignState(campaign, stateWhenBuilt)
  return (
    <article className={styles.campaign} id={campaign.slug}>
      <Picture
        className={styles.picture}
        picture={campaign.hero}
        presets={['base', 'lg']}
        sizes="(width >= 768px) 30rem, 100vw"
        eager={eager}
        decorative
      />
      <div className={styles.words}>
        <DisclosureNote disclosure={campaign.disclosure} />
        <p className={`${styles.state} ${styles[state]}`}>{STATES[state]}</p>
        <h2>{campaign.title}</h2>
        <p>{campaign.lead}</p>
        <FactTable
          facts={[
            {
              name: '応募期間',
              value: `${japaneseDay(campaign.startAt)}〜${japaneseDay(lastMoment(campaign.endAt))}`,
            },
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
        {campaign.entryUrl && (state === 'open' || state === 'endingSoon') && (
          <p>
            <a className={styles.entry} href={campaign.entryUrl} target="_blank" rel="nofollow noopener">
              {campaign.sponsor}の応募ページへ
              <span className="visually-hidden">（新しい画面で開きます）</span>
            </a>
          </p>
        )}
      </div>
    </article>
  )
}

/** A campaign that ends at midnight can be entered until the day before. */
const lastMoment = (endAt: string): string => new Date(Date.parse(endAt) - 1).toISOString()
