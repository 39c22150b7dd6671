import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = {
  title: string
  /** One or two sentences on what the page is for. */
  about?: ReactNode
  /** What can be done here, at the end of the head. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the office about people, records or links: its head, then whatever it shows. */
export const Page = ({ title, about, actions, children }: Props) => (
  <section className={styles.page}>
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </section>
)
