import { yenText } from '#domain/travel/cost.ts'
import styles from './BlockView.module.css'
import type { Chapter } from './bind-book.ts'
import type { Block } from './block.ts'
import { Colophon } from './Colophon.tsx'
import { DayLineView } from './DayLineView.tsx'

type Props = {
  block: Block
  /** On which page a section or a chapter begins, counted from 1. */
  pageOf: (to: number | Chapter) => number | undefined
  /** Where the code on the last page leads. */
  address: string
}

/** Nothing but lines to write on. */
const Blank = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
    <i key={key} className={styles.line} />
  ))

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
      return (
        <div className={styles.overview}>
          <p className={styles.overviewHead}>
            <b className={styles.overviewName}>{block.name}</b>
            <span>{block.detail}</span>
            <span className={styles.leader} />
            <span className={styles.number}>{pageOf(block.to)}</span>
          </p>
          {block.titles && <p className={styles.overviewTitles}>{block.titles}</p>}
        </div>
      )
    case 'checks':
      return (
        <ul className={styles.checks}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty ones are alike
            <li key={index} className={styles.check}>
              <span className={styles.box} />
              <span className={item ? undefined : styles.blank}>{item}</span>
            </li>
          ))}
        </ul>
      )
    case 'booking':
      return (
        <div className={styles.booking}>
          <p>
            <span className={styles.when}>{block.when}</span> {block.title}
          </p>
          <p>
            <b className={styles.number}>{block.reservationNo}</b>
            {block.tel && <span className={styles.when}>　電話 {block.tel}</span>}
          </p>
        </div>
      )
    case 'cost':
      return (
        <p className={block.isSum ? styles.sum : styles.cost}>
          <span>{block.name}</span>
          <span className={styles.number}>{yenText(block.amount)}</span>
        </p>
      )
    case 'lines':
      return (
        <div className={styles.lines}>
          {block.label ? <p className={styles.line}>{block.label}</p> : <Blank count={block.count} />}
        </div>
      )
    case 'contact':
      return (
        <p className={styles.cost}>
          <span>
            {block.name}
            {block.note && <span className={styles.when}>（{block.note}）</span>}
          </span>
          <b className={styles.number}>{block.tel}</b>
        </p>
      )
    case 'colophon':
      return <Colophon address={address} />
  }
}
