import type { Disclosure } from '#domain/disclosure.ts'
import { disclosureSentence } from '#domain/disclosure-label.ts'
import styles from './DisclosureNote.module.css'
import { PrLabel } from './PrLabel.tsx'

/** What a reader must know about money, above the title and before any offer. */
export function DisclosureNote({ disclosure }: { disclosure: Disclosure }) {
  const sentence = disclosureSentence(disclosure)
  if (!sentence) return null
  return (
    <p className={styles.note}>
      <PrLabel disclosure={disclosure} />
      <span>{sentence}</span>
    </p>
  )
}
