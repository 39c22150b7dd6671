import { type CSSProperties, memo } from 'react'
import { keyOf } from '#domain/shelf/shelf.ts'
import type { Entry } from './entries.ts'
import styles from './ShelfBlock.module.css'
import { type Removal, ShelfRow } from './ShelfRow.tsx'

type Props<Of extends Entry> = Pick<Removal<Of>, 'label' | 'manner'> & {
  entries: readonly Of[]
  momentOf: (entry: Of) => string
  onRemove: (entry: Entry, button: HTMLElement) => void
}

const isSame = <Of extends Entry>(one: Props<Of>, other: Props<Of>) =>
  one.onRemove === other.onRemove &&
  one.momentOf === other.momentOf &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, index) => entry === other.entries[index])

/** Some rows of a long list, which the browser leaves out of its work together while they are far away. */
function Block<Of extends Entry>({ entries, momentOf, label, manner, onRemove }: Props<Of>) {
  return (
    <div className={styles.block} role="none" style={{ '--rows': entries.length } as CSSProperties}>
      {entries.map((entry) => (
        <ShelfRow key={keyOf(entry)} moment={momentOf(entry)} {...{ entry, label, manner, onRemove }} />
      ))}
    </div>
  )
}

export const ShelfBlock = memo(Block, isSame) as typeof Block
