import type { ReactNode } from 'react'

/** A description list. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="m-0 grid border-t border-rule text-13">
    {facts.map(([name, value]) => (
      <div
        key={name}
        className="grid grid-cols-[minmax(6rem,12rem)_minmax(0,2fr)] gap-12 border-b border-rule py-8 [&_dd]:m-0 [&_dd]:wrap-anywhere [&_dt]:text-usuzumi"
      >
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
