import { type ReactNode, type Ref, useId } from 'react'
import styles from './Part.module.css'

type Props = { title: string; about?: ReactNode; heading?: Ref<HTMLHeadingElement>; children: ReactNode }

/** One section of the statistics, with its title. */
export function Part({ title, about, heading, children }: Props) {
  const id = useId()
  return (
    <section
      className={`${styles.part} border-t border-rule pt-40 first:border-t-0 first:pt-0 print:pt-16`}
      aria-labelledby={id}
    >
      <h2
        className="scroll-my-[6rem] text-22 focus:not-focus-visible:outline-none"
        id={id}
        ref={heading}
        tabIndex={heading ? -1 : undefined}
      >
        {title}
      </h2>
      {about && (
        <p className="mt-12 max-w-measure text-15 leading-[1.7] text-balance break-phrase text-usuzumi">
          {about}
        </p>
      )}
      {children}
    </section>
  )
}
