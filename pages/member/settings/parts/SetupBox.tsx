import { type ReactNode, useEffect, useRef } from 'react'
import styles from './SetupBox.module.css'

/** Opens below the list and focuses its heading; `step` changes with the question. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => heading.current?.focus(), [step])
  return (
    <div className={`${styles.setup} grid gap-16 border border-rule bg-surface p-16 [&_h3]:text-18`}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}
