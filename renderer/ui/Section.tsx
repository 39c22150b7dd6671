import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  title: string
  id?: string
  lead?: string
  more?: { href: string; label: string }
  children: ReactNode
}

/** A part of a page: its heading, a line about it, its content, and where there is more of it. */
export function Section({ title, id, lead, more, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
      {more && (
        <p className={styles.more}>
          <a className={styles.link} href={more.href}>
            {more.label}
          </a>
        </p>
      )}
    </section>
  )
}
