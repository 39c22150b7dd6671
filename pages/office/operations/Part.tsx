import { type ReactNode, useId } from 'react'
import styles from './Part.module.css'

type Props = {
  title: string
  /** What can be read from it, in a sentence. */
  about?: ReactNode
  /** What stands at the end of its head: a number, a choice, a way on. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the page of operations. */
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

/** Where there is nothing to tell. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>
