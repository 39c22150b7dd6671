import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Favorite, History } from '#domain/shelf/shelf.ts'
import { keyOf } from '#domain/shelf/shelf.ts'
import { firstOf, type Group } from './first-of.ts'
import { ProblemNote } from './ProblemNote.tsx'
import { ShelfEntry } from './ShelfEntry.tsx'
import styles from './ShelfList.module.css'
import { useTodaysCards } from './useTodaysCards.ts'

const AT_FIRST = 50

type Props<Entry> = {
  groups: readonly Group<Entry>[]
  isOpen: boolean
  momentOf: (entry: Entry) => string
  removal: { remove: (entry: Entry) => void; label: string; variant: 'heart' | 'cross' }
  /** The message when no entry is of the chosen kind. */
  nothing: string
}

/** The entries of the shelf: stored details at once, current ones when they are loaded. */
export function ShelfList<Entry extends Favorite | History>(props: Props<Entry>) {
  const { groups, isOpen, momentOf, removal, nothing } = props
  const [limit, setLimit] = useState(AT_FIRST)
  const list = useRef<HTMLDivElement>(null)
  const shown = firstOf(groups, limit)
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const { answers, problem, retry } = useTodaysCards(
    shown.flatMap(({ entries }) => entries),
    isOpen,
  )
  if (total === 0) return <p className={styles.nothing}>{nothing}</p>
  const removers = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const remove = (entry: Entry, button: HTMLElement) => {
    const index = removers().indexOf(button)
    flushSync(() => removal.remove(entry))
    // After a removal the focus moves to the entry that takes its place.
    const next = removers()[index] ?? removers().at(-1) ?? document.getElementById('shelf-panel')
    next?.focus()
  }
  return (
    <div ref={list}>
      {problem && <ProblemNote problem={problem} onRetry={retry} />}
      {shown.map(({ title, entries }) => (
        <section key={title ?? ''}>
          {title && <h3 className={styles.day}>{title}</h3>}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <ShelfEntry
                key={keyOf(entry)}
                entry={entry}
                card={answers.get(entry.targetId)}
                isLoading={problem === null}
                moment={momentOf(entry)}
                removal={removal}
                onRemove={(button) => remove(entry, button)}
              />
            ))}
          </ul>
        </section>
      ))}
      {total > limit && (
        <button className={styles.more} type="button" onClick={() => setLimit(limit + AT_FIRST)}>
          続きを見る（残り{total - limit}件）
        </button>
      )}
    </div>
  )
}
