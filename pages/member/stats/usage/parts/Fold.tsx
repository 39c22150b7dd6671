import { type ReactNode, useState } from 'react'
import styles from './Fold.module.css'

type Props = {
  title: ReactNode
  /** Made when it is first opened, and left out on paper; without it what is folded is there and printed. */
  isLate?: boolean
  children: ReactNode
}

/** What is there for who wants it. */
export function Fold({ title, isLate, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details
      className={isLate ? `${styles.fold} ${styles.late}` : styles.fold}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{(wasOpen || !isLate) && children}</div>
    </details>
  )
}
