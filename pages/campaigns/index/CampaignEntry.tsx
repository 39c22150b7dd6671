import { link } from '#domain/url/link.ts'
import { FactTable } from '#renderer/ui/FactTable.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { CampaignState } from '../CampaignState.tsx'
import { daysText, prizeText, untilText } from '../campaign-text.ts'
import type { Data } from './+loader.ts'
import styles from './CampaignEntry.module.css'

type Props = { campaign: Data['campaigns'][number]; eager: boolean }

/**
 * A campaign that was open when the page was rendered; its state is shown by renderer/reading/campaign-times.ts. Links to
 * `/campaigns#slug` are still used.
 */
export function CampaignEntry({ campaign, eager }: Props) {
  const { slug, title, catchphrase, hero, sponsor, disclosure, startAt, endAt } = campaign
  return (
    <article className={styles.campaign} id={slug}>
      <Picture
        className={styles.picture}
        picture={hero}
        presets={['base', 'screen:768x384', 'lg']}
        sizes="(width >= 768px) 30rem, 100vw"
        eager={eager}
        decorative
      />
      <campaign-times className={styles.text} start={startAt} end={endAt} suppressHydrationWarning>
        <PrLabel disclosure={disclosure} />
        <h2>
          <a className={styles.link} href={link('campaigns', { id: slug })}>
            {title}
          </a>
        </h2>
        <p>{catchphrase}</p>
        <CampaignState detail={`応募の締め切りは${untilText(campaign)}です`} />
        <FactTable
          facts={[
            { name: '応募期間', value: daysText(campaign) },
            { name: '賞品', value: prizeText(campaign) },
            { name: '主催', value: sponsor },
          ]}
        />
      </campaign-times>
    </article>
  )
}
