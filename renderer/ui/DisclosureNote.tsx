import type { Disclosure } from '#domain/content/disclosure.ts'
import { ADVERTISING_LABEL, disclosureLabel, disclosureSentences } from '#domain/content/disclosure-label.ts'
import styles from './DisclosureNote.module.css'
import labelStyles from './PrLabel.module.css'

type Props = { disclosure?: Disclosure; hasAffiliateLinks?: boolean }

/** Disclosure of advertising, above the title and before any offer. */
export function DisclosureNote({ disclosure, hasAffiliateLinks = false }: Props) {
  const sentences = disclosureSentences(disclosure, hasAffiliateLinks)
  if (sentences.length === 0) return null
  return (
    <p className={styles.note}>
      <span className={labelStyles.label}>
        {(disclosure && disclosureLabel(disclosure)) ?? ADVERTISING_LABEL}
      </span>
      <span>{sentences.join('')}</span>
    </p>
  )
}
