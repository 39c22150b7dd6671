import type { Disclosure } from '#domain/content/disclosure.ts'
import { disclosureLabel, disclosureSentences } from '#domain/content/disclosure-label.ts'
import styles from './DisclosureNote.module.css'
import labelStyles from './PrLabel.module.css'

type Props = { disclosure?: Disclosure; hasAffiliateLinks?: boolean }

/** Disclosure of advertising, above the title and before any offer. */
export function DisclosureNote({ disclosure, hasAffiliateLinks = false }: Props) {
  const sentences = disclosureSentences(disclosure, hasAffiliateLinks)
  if (sentences.length === 0) return null
  return (
    <p className={styles.note}>
      <span className={labelStyles.label}>{(disclosure && disclosureLabel(disclosure)) ?? '広告'}</span>
      <span>{sentences.join('')}</span>
    </p>
  )
}
