import { type ReactNode, useEffect, useRef } from 'react'
import styles from './SetupBox.module.css'

/** Opens below the list, and takes the focus to what it asks; `step` is another question in the same place. */
export function SetupBox({
  title,
  step = '',
  children,
}: {
  title: string
  step?: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => heading.current?.focus(), [step])
  return (
    <div className={styles.setup}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}
