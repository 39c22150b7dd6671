import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  title: string
  id?: string
  lead?: string
  more?: { href: string; label: string }
  /** `beside`: on a wide screen the heading stands to the left of the content. `related`: not printed. */
  manner?: 'beside' | 'related'
  children: ReactNode
}

/** A part of a page: its heading, a line about it, its content, and where there is more of it. */
export function Section({ title, id, lead, more, manner, children }: Props) {
  return (
    <section className={`${styles.section} ${manner ? styles[manner] : ''}`} id={id}>
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
