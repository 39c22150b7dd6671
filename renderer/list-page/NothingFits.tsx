import { type LinkName, link } from '#domain/link.ts'
import { listHref } from '#domain/list-query.ts'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import styles from './ListFilters.module.css'
import type { ListData } from './list-loader.ts'

type Props = { name: LinkName; title: string; data: ListData }

/** What to do where nothing fulfils all conditions: leave out one of them, all of them, or search in other words. */
export function NothingFits({ name, title, data: { chosen, query, all } }: Props) {
  if (chosen.length === 0) return <EmptyNote>いま掲載しているものはありません。</EmptyNote>
  const ways = chosen.filter(({ count }) => count > 0)
  return (
    <EmptyNote>
      <p>条件に合う{title}は、いまのところありません。</p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.name}>
            <a className={styles.plain} href={listHref(name, { ...query, [way.name]: undefined })}>
              「{way.label}」を外す<span className={styles.count}>{way.count.toLocaleString('ja-JP')}件</span>
            </a>
          </li>
        ))}
        <li>
          <a className={styles.plain} href={listHref(name, {})}>
            {title}をすべて見る<span className={styles.count}>{all.toLocaleString('ja-JP')}件</span>
          </a>
        </li>
        <li>
          <a className={styles.plain} href={link('search')}>
            言葉や地図からさがす
          </a>
        </li>
      </ul>
    </EmptyNote>
  )
}
