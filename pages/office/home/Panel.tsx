import { type ReactNode, useId } from 'react'

type Props<Item> = {
  title: string
  /** `undefined` while loading. */
  panel: { list: readonly Item[]; total: number; hasMore: boolean } | undefined
  empty: string
  more: { label: string; href: string }
  row: (item: Item) => ReactNode
}

const WAITING = ['a', 'b', 'c']

/** A panel of the dashboard: a few rows, the total, and a link to the full list. */
export function Panel<Item>({ title, panel, empty, more, row }: Props<Item>) {
  const id = useId()
  return (
    <section
      className="mb-16 min-w-0 break-inside-avoid rounded border border-rule bg-surface px-16 pt-16 pb-4"
      aria-labelledby={id}
    >
      <div className="flex items-baseline justify-between gap-12 border-b border-rule-strong pb-8">
        <h2 className="text-16" id={id}>
          {title}
        </h2>
        {panel && (
          <p
            className="text-13 whitespace-nowrap tabular-nums data-none:text-usuzumi"
            data-none={panel.total === 0 || undefined}
          >
            {panel.total}
            {panel.hasMore ? '件以上' : '件'}
          </p>
        )}
      </div>
      {panel && panel.list.length > 0 && (
        <ul className="grid content-start [&>li]:border-b [&>li]:border-rule">{panel.list.map(row)}</ul>
      )}
      {panel?.list.length === 0 && <p className="pt-16 pb-8 text-15 text-usuzumi">{empty}</p>}
      {!panel && (
        <div className="grid content-start [&>li]:border-b [&>li]:border-rule" aria-hidden="true">
          {WAITING.map((one) => (
            <span className="my-12 h-[1rem] bg-rule" key={one} />
          ))}
        </div>
      )}
      <p className="text-13">
        <a className="inline-flex min-h-tap items-center" href={more.href}>
          {more.label}
        </a>
      </p>
    </section>
  )
}
