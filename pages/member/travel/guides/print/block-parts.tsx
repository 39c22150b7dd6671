import styles from './BlockView.module.css'
import type { Block } from './block.ts'

type Of<Type extends Block['type']> = { block: Extract<Block, { type: Type }> }

/** An entry of the table of contents: section or chapter, summary, page number. */
export const Overview = ({ block, page }: Of<'overview'> & { page: number | undefined }) => (
  <div className={styles.overview}>
    <p className={styles.overviewHead}>
      <b className={styles.overviewName}>{block.name}</b>
      <span>{block.detail}</span>
      <span className={styles.leader} />
      <span className={styles.number}>{page}</span>
    </p>
    {block.titles && <p className={styles.overviewTitles}>{block.titles}</p>}
  </div>
)

/** A checklist with boxes; an empty item is to be filled in by hand. */
export const Checks = ({ block }: Of<'checks'>) => (
  <ul className={styles.checks}>
    {block.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty items are identical
      <li key={index} className={styles.check}>
        <span className={styles.box} />
        <span className={item ? undefined : styles.blank}>{item}</span>
      </li>
    ))}
  </ul>
)

export const Booking = ({ block }: Of<'booking'>) => (
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

export const Contact = ({ block }: Of<'contact'>) => (
  <p className={styles.cost}>
    <span>
      {block.name}
      {block.note && <span className={styles.when}>（{block.note}）</span>}
    </span>
    <b className={styles.number}>{block.tel}</b>
  </p>
)

/** Lines to write on, with an optional label. */
export const Lines = ({ block: { label, count } }: Of<'lines'>) => (
  <div className={styles.lines}>
    {label ? (
      <p className={styles.line}>{label}</p>
    ) : (
      Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <i key={key} className={styles.line} />
      ))
    )}
  </div>
)
