import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { firstOf, type Group } from '#renderer/shelf/first-of.ts'
import type { Entry } from './entries.ts'
import { ShelfBlock } from './ShelfBlock.tsx'
import type { Removal } from './ShelfRow.tsx'
import styles from './ShelfRows.module.css'
import { useBlocks } from './useBlocks.ts'
import { useGrowing } from './useGrowing.ts'

type Props<Of extends Entry> = {
  groups: readonly Group<Of>[]
  /** Names the list that is shown: another one begins at its top. */
  of: string
  momentOf: (entry: Of) => string
  removal: Removal<Of>
}

/** The rows of a list, under the titles of their groups. */
export function ShelfRows<Of extends Entry>({ groups, of, momentOf, removal }: Props<Of>) {
  const list = useRef<HTMLDivElement>(null)
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const shown = firstOf(groups, useGrowing(total, of))
  const blocksOf = useBlocks<Of>(of)
  const { remove, label, manner } = removal
  const onRemove = useCallback(
    (entry: Entry, button: HTMLElement) => {
      const removers = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
      const index = removers().indexOf(button)
      flushSync(() => remove(entry as Of))
      // The focus goes to what has come into the place of what is gone.
      const next = removers()[index] ?? removers().at(-1) ?? document.getElementById('main')
      next?.focus({ preventScroll: true })
    },
    [remove],
  )
  return (
    <div ref={list} key={of}>
      {shown.map(({ title, entries }) => (
        <section key={title ?? ''} aria-label={title ?? undefined}>
          {title && <h2 className={styles.day}>{title}</h2>}
          {/* biome-ignore lint/a11y/useSemanticElements: its items are in blocks, which a list of HTML cannot hold */}
          <div role="list">
            {blocksOf(entries).map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry stays in the block that it came into
              <ShelfBlock key={index} entries={block} {...{ momentOf, label, manner, onRemove }} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
