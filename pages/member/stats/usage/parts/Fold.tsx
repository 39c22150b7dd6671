import { type ReactNode, useState } from 'react'
import styles from './Fold.module.css'

type Props = {
  title: ReactNode
  /** Renders the content when first opened, and does not print it; otherwise it is rendered always and printed. */
  isLate?: boolean
  children: ReactNode
}

/** Collapsed details. */
export function Fold({ title, isLate, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details
      className={isLate ? `${styles.fold} print:hidden` : styles.fold}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className={styles.title}>{title}</summary>
      <div className="py-8">{(wasOpen || !isLate) && children}</div>
    </details>
  )
}
