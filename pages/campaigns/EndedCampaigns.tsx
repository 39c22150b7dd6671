import type { Campaign } from '#domain/content/campaign.ts'
import { lastMoment } from '#domain/content/campaign-state.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import styles from './EndedCampaigns.module.css'

/** Ended campaigns stay ended, so the state can be in the HTML. */
export function EndedCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) return null
  return (
    <Section title="受け付けを終えたキャンペーン">
      <ul className={styles.ended}>
        {campaigns.map(({ id, slug, title, sponsor, endAt, disclosure, lead }) => {
          const last = lastMoment(endAt).toISOString()
          return (
            <li className={styles.entry} key={id} id={slug}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.meta}>
                <PrLabel disclosure={disclosure} />
                <time dateTime={last}>{japaneseDay(last)}</time>に締め切りました・主催：{sponsor}
              </p>
              <p className={styles.lead}>{lead}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
