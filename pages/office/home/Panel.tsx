import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

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
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {panel && (
          <p className={styles.count} data-none={panel.total === 0 || undefined}>
            {panel.total}
            {panel.hasMore ? '件以上' : '件'}
          </p>
        )}
      </div>
      {panel && panel.list.length > 0 && <ul className={styles.list}>{panel.list.map(row)}</ul>}
      {panel?.list.length === 0 && <p className={styles.empty}>{empty}</p>}
      {!panel && (
        <div className={styles.list} aria-hidden="true">
          {WAITING.map((one) => (
            <span className={styles.waiting} key={one} />
          ))}
        </div>
      )}
      <p className={styles.more}>
        <a className={styles.link} href={more.href}>
          {more.label}
        </a>
      </p>
    </section>
  )
}
