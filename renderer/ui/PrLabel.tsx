import type { Disclosure } from '#domain/content/disclosure.ts'
import { disclosureLabel } from '#domain/content/disclosure-label.ts'
import styles from './PrLabel.module.css'

/** 「PR」, 「提供」 or 「自社」; nothing for other content. */
export function PrLabel({ disclosure }: { disclosure: Disclosure }) {
  const label = disclosureLabel(disclosure)
  return label && <span className={styles.label}>{label}</span>
}
