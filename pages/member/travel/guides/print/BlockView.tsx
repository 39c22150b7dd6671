import { yenText } from '#domain/travel/cost.ts'
import styles from './BlockView.module.css'
import type { Chapter } from './bind-book.ts'
import type { Block } from './block.ts'
import { Booking, Checks, Contact, Lines, Overview } from './block-parts.tsx'
import { Colophon } from './Colophon.tsx'
import { DayLineView } from './DayLineView.tsx'

type Props = {
  block: Block
  /** The page number of a section or a chapter, counted from 1. */
  pageOf: (to: number | Chapter) => number | undefined
  /** The URL of the QR code on the last page. */
  address: string
}

/** One block of a printed guide. */
export function BlockView({ block, pageOf, address }: Props) {
  switch (block.type) {
    case 'title':
      return <h3 className={styles.title}>{block.text}</h3>
    case 'day':
      return (
        <h3 className={styles.day}>
          <span className={styles.dayName}>{block.name}</span>
          {block.detail && <span className={styles.dayDetail}>{block.detail}</span>}
        </h3>
      )
    case 'activity':
      return <DayLineView line={block} />
    case 'text':
      return (
        <p className={block.isAside ? styles.aside : styles.text} data-open={block.isOpen || undefined}>
          {block.text}
        </p>
      )
    case 'overview':
      return <Overview block={block} page={pageOf(block.to)} />
    case 'checks':
      return <Checks block={block} />
    case 'booking':
      return <Booking block={block} />
    case 'cost':
      return (
        <p className={block.isSum ? styles.sum : styles.cost}>
          <span>{block.name}</span>
          <span className={styles.number}>{yenText(block.amount)}</span>
        </p>
      )
    case 'lines':
      return <Lines block={block} />
    case 'contact':
      return <Contact block={block} />
    case 'colophon':
      return <Colophon address={address} />
  }
}
