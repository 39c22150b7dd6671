import { lastMoment } from '#domain/content/campaign-state.ts'
import { link } from '#domain/url/link.ts'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { untilText } from '../campaign-text.ts'
import type { Data } from './+loader.ts'
import styles from './EndedCampaigns.module.css'

/** Ended campaigns stay ended, so the state can be in the HTML. */
export function EndedCampaigns({ campaigns }: { campaigns: Data['ended'] }) {
  if (campaigns.length === 0) return null
  return (
    <Section title="受け付けを終えたキャンペーン">
      <ul className={styles.ended}>
        {campaigns.map(({ id, slug, title, sponsor, endAt, disclosure, catchphrase }) => (
          <li className={styles.entry} key={id} id={slug}>
            <h3 className={styles.title}>
              <a href={link('campaigns', { id: slug })}>{title}</a>
            </h3>
            <p className={styles.meta}>
              <PrLabel disclosure={disclosure} />
              <time dateTime={lastMoment(endAt).toISOString()}>{untilText({ endAt })}</time>
              に締め切りました・主催：{sponsor}
            </p>
            <p className={styles.lead}>{catchphrase}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
