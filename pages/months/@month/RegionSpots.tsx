import { listHref } from '#domain/search/list-query.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import type { Data } from './+loader.ts'
import styles from './RegionSpots.module.css'

type Props = { month: number; region: Data['regions'][number] }

/** The spots of a region in their best month. */
export function RegionSpots({ month, region: { slug, name, cards, total } }: Props) {
  return (
    <div className={styles.region} id={slug}>
      <h3>{name}</h3>
      <CardGrid cards={cards} headingLevel={4} columns="four" />
      {total > cards.length && (
        <p className={styles.more}>
          <a href={listHref('spots', { region: slug, month: String(month) })}>
            {`${name}の${month}月の見どころをすべて見る（${total}件）`}
          </a>
        </p>
      )}
    </div>
  )
}
