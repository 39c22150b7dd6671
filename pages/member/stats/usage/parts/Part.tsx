import { type ReactNode, type Ref, useId } from 'react'
import styles from './Part.module.css'

type Props = { title: string; about?: ReactNode; heading?: Ref<HTMLHeadingElement>; children: ReactNode }

/** One section of the statistics, with its title. */
export function Part({ title, about, heading, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}
