import { type CSSProperties, memo } from 'react'
import { keyOf } from '#domain/shelf/shelf.ts'
import type { Entry } from './entries.ts'
import styles from './ShelfBlock.module.css'
import { type Removal, ShelfRow } from './ShelfRow.tsx'

type Props<Of extends Entry> = Pick<Removal<Of>, 'label' | 'variant'> & {
  entries: readonly Of[]
  momentOf: (entry: Of) => string
  onRemove: (entry: Entry, button: HTMLElement) => void
}

const isSame = <Of extends Entry>(one: Props<Of>, other: Props<Of>) =>
  one.onRemove === other.onRemove &&
  one.momentOf === other.momentOf &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, index) => entry === other.entries[index])

/** Some rows of a long list, whose rendering the browser skips while they are off-screen. */
function Block<Of extends Entry>({ entries, momentOf, label, variant, onRemove }: Props<Of>) {
  return (
    <div className={styles.block} role="none" style={{ '--rows': entries.length } as CSSProperties}>
      {entries.map((entry) => (
        <ShelfRow key={keyOf(entry)} moment={momentOf(entry)} {...{ entry, label, variant, onRemove }} />
      ))}
    </div>
  )
}

export const ShelfBlock = memo(Block, isSame) as typeof Block
