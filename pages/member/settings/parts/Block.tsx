import { type ReactNode, useEffect, useId, useRef } from 'react'

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
    <section
      className="grid gap-16 border-t border-rule pt-24 first:border-t-0 first:pt-0"
      aria-labelledby={id}
    >
      <h2
        className="scroll-my-[6rem] text-22 focus:not-focus-visible:outline-none"
        id={id}
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </h2>
      {about && <div className="text-15 leading-[1.7] text-usuzumi">{about}</div>}
      <p
        className="rounded border border-s-4 border-shu-text px-16 py-12 text-15 text-shu-text empty:hidden"
        role="alert"
      >
        {problem}
      </p>
      {children}
    </section>
  )
}
