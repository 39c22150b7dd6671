import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Block.module.css'

type Props = {
  title: string
  about?: ReactNode
  /** Changes with the step of the block: the heading is then focused, so that it is announced. */
  step?: string | number
  /** The error of the last action. */
  problem?: string | null
  children?: ReactNode
}

/** One setting with its forms. */
export function Block({ title, about, step = '', problem, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {about && <div className={styles.about}>{about}</div>}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {children}
    </section>
  )
}
