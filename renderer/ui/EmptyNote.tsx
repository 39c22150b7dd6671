import type { ReactNode } from 'react'
import styles from './EmptyNote.module.css'

/** The message of an empty list, with a suggestion. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
