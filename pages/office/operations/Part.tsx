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
      <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-4 border-b border-rule-strong pb-4 print:break-after-avoid">
        <h2 className="text-16" id={id}>
          {title}
        </h2>
        {aside && (
          <div className="flex flex-wrap items-baseline gap-x-16 gap-y-8 text-13 tabular-nums [&_a]:inline-flex [&_a]:min-h-[1.75rem] [&_a]:items-center">
            {aside}
          </div>
        )}
      </div>
      {about && (
        <p className="max-w-[60em] text-12 leading-[1.7] text-pretty text-usuzumi print:break-after-avoid">
          {about}
        </p>
      )}
      {children}
    </section>
  )
}

/** Placeholder for an empty section. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="py-12 text-13 text-usuzumi">{children}</p>
)
