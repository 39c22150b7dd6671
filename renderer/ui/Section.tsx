import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  title: string
  id?: string
  lead?: string
  more?: { href: string; label: string }
  /** `beside`: on wide screens the heading is to the left of the content. `related`: not printed. */
  variant?: 'beside' | 'related'
  children?: ReactNode
}

/** A section of a page: heading, lead, content, and a link to more. */
export function Section({ title, id, lead, more, variant, children }: Props) {
  return (
    <section className={`${styles.section} ${variant ? styles[variant] : ''}`} id={id}>
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
