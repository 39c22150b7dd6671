import type { ReactNode } from 'react'
import styles from './EmptyNote.module.css'

/** Says in words that a list is empty, and what to do instead. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
