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

/** The same button of the next row, or of the one before where there is none: looked for from row to row, not in all. */
function neighbourOf(button: HTMLElement, list: HTMLElement | null): HTMLElement | null {
  if (!list) return null
  const { FILTER_ACCEPT, FILTER_SKIP, SHOW_ELEMENT } = NodeFilter
  const walker = document.createTreeWalker(list, SHOW_ELEMENT, (node) =>
    (node as Element).hasAttribute('data-remove') ? FILTER_ACCEPT : FILTER_SKIP,
  )
  walker.currentNode = button
  const next = walker.nextNode()
  if (next) return next as HTMLElement
  walker.currentNode = button
  return walker.previousNode() as HTMLElement | null
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
      // The focus goes to what comes into the place of what is gone.
      const next = neighbourOf(button, list.current) ?? document.getElementById('main')
      flushSync(() => remove(entry as Of))
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
