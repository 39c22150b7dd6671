import { type ReactNode, useId } from 'react'

/** A group of fields. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="grid min-w-0 grid-cols-1 gap-16 border-t border-rule pt-16" aria-labelledby={id}>
      <h2 className="text-18" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
