import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Favorite, History } from '#domain/shelf/shelf.ts'
import { keyOf } from '#domain/shelf/shelf.ts'
import { firstOf, type Group } from './first-of.ts'
import { ShelfEntry } from './ShelfEntry.tsx'
import styles from './ShelfList.module.css'
import { TroubleNote } from './TroubleNote.tsx'
import { useTodaysCards } from './useTodaysCards.ts'

const AT_FIRST = 50

type Props<Entry> = {
  groups: readonly Group<Entry>[]
  isOpen: boolean
  momentOf: (entry: Entry) => string
  removal: { remove: (entry: Entry) => void; label: string; manner: 'heart' | 'cross' }
  /** What to say where no entry is of the chosen kind. */
  nothing: string
}

/** Entries of the shelf, as the device knows them at once and as they are today a moment later. */
export function ShelfList<Entry extends Favorite | History>(props: Props<Entry>) {
  const { groups, isOpen, momentOf, removal, nothing } = props
  const [limit, setLimit] = useState(AT_FIRST)
  const list = useRef<HTMLDivElement>(null)
  const shown = firstOf(groups, limit)
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const { answers, trouble, retry } = useTodaysCards(
    shown.flatMap(({ entries }) => entries),
    isOpen,
  )
  if (total === 0) return <p className={styles.nothing}>{nothing}</p>
  const removers = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const remove = (entry: Entry, button: HTMLElement) => {
    const index = removers().indexOf(button)
    flushSync(() => removal.remove(entry))
    // The focus goes to what has come into the place of what is gone.
    const next = removers()[index] ?? removers().at(-1) ?? document.getElementById('shelf-panel')
    next?.focus()
  }
  return (
    <div ref={list}>
      {trouble && <TroubleNote trouble={trouble} onRetry={retry} />}
      {shown.map(({ title, entries }) => (
        <section key={title ?? ''}>
          {title && <h3 className={styles.day}>{title}</h3>}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <ShelfEntry
                key={keyOf(entry)}
                entry={entry}
                card={answers.get(entry.targetId)}
                isAsking={trouble === null}
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
