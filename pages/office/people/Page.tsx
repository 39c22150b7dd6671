import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = {
  title: string
  /** One or two sentences about the page. */
  about?: ReactNode
  /** Actions at the end of the head. */
  actions?: ReactNode
  children: ReactNode
}

/** Layout of pages about people, records and links. */
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
