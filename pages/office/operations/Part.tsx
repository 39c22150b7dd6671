import { type ReactNode, useId } from 'react'
import styles from './Part.module.css'

type Props = {
  title: string
  /** One-sentence explanation. */
  about?: ReactNode
  /** At the end of the head: a number, a select, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the dashboard. */
export function Part({ title, about, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}

/** Placeholder for an empty section. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>
