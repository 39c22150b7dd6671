import { type ReactNode, useEffect, useRef } from 'react'
import { titled } from '#renderer/head.ts'
import styles from './StepHead.module.css'

type Props = { title: string; children?: ReactNode }

let shownBefore: string | null = null

/** The heading of a step. It is focused when the step changes, so that it is announced. */
export function StepHead({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = titled(title)
    const isChange = shownBefore !== null && shownBefore !== title
    shownBefore = title
    if (isChange) heading.current?.focus()
  }, [title])
  return (
    <div className={styles.head}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.lead}>{children}</div>}
    </div>
  )
}
