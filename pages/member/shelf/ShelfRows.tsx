import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { firstOf, type Group } from '#renderer/shelf/first-of.ts'
import type { Entry } from './entries.ts'
import { ShelfBlock } from './ShelfBlock.tsx'
import type { Removal } from './ShelfRow.tsx'
import { useBlocks } from './useBlocks.ts'
import { useRowLimit } from './useRowLimit.ts'

type Props<Of extends Entry> = {
  groups: readonly Group<Of>[]
  /** Identifies the list: another one starts at its top. */
  of: string
  momentOf: (entry: Of) => string
  removal: Removal<Of>
}

/** The remove button of the next row, or of the previous one at the end. Walks the rows instead of querying all. */
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

/** The rows of a list, grouped by title. */
export function ShelfRows<Of extends Entry>({ groups, of, momentOf, removal }: Props<Of>) {
  const list = useRef<HTMLDivElement>(null)
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const shown = firstOf(groups, useRowLimit(total, of))
  const blocksOf = useBlocks<Of>(of)
  const { remove, label, variant } = removal
  const onRemove = useCallback(
    (entry: Entry, button: HTMLElement) => {
      // After a removal the focus moves to the row that takes its place.
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
          {title && <h2 className="pt-16 pb-0 font-gothic text-15 font-normal text-usuzumi">{title}</h2>}
          {/* biome-ignore lint/a11y/useSemanticElements: its items are in blocks, which a list of HTML cannot hold */}
          <div role="list">
            {blocksOf(entries).map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their block
              <ShelfBlock key={index} entries={block} {...{ momentOf, label, variant, onRemove }} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
